#!/bin/sh
# Renders pictures into out/: ./render.sh KIND|all [SLUG ...] [--draft] [--again] [--threads N]
# Prepares what is missing (the denoiser and its weights, the prints), and goes on where it was stopped.
set -eu
cd "$(dirname "$0")"
for tool in blender gcc npm npx; do
  command -v "$tool" >/dev/null || {
    echo "$tool is missing: apt-get install --no-install-recommends blender python3-numpy gcc libc6-dev" >&2
    exit 1
  }
done
[ network.so -nt network.c ] || gcc -O3 -march=native -fopenmp -shared -fPIC -o network.so network.c
sha256sum --check --status weights.sha256 2>/dev/null || ./get-weights.sh
[ -d prints ] || npx node prints.mjs
# Blender talks a great deal, also when it fails: its end is shown then.
mkdir -p out
nice -n 19 blender --background --python-exit-code 1 --python render.py -- "$@" >out/blender.log || {
  status=$?
  tail -n 20 out/blender.log >&2
  exit "$status"
}
