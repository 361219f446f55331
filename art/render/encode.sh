#!/bin/sh
# Turns the rendered PNGs of a folder into the shop's JPEGs: ./encode.sh out
set -eu
photos="$(dirname "$0")/../../src/assets/photos"

# Fudge is warmer, deeper and a little crisper than Filmic shows it. Pink, mint and white would turn.
grade() {
  case "$1" in
    flavours/coconut-ice | flavours/mint-and-chocolate | flavours/oreo) ;;
    flavours/strawberry-and-cream | flavours/turkish-delight) ;;
    flavours/*)
      echo '-channel R -evaluate multiply 1.03 -channel B -evaluate multiply 0.95 +channel'
      echo '-sigmoidal-contrast 2.5x50% -modulate 101,107 -unsharp 0x1.5+0.35+0.02'
      ;;
  esac
}

for picture in "$1"/*/*.png; do
  kind="$(basename "$(dirname "$picture")")"
  name="$(basename "$picture" .png)"
  mkdir -p "$photos/$kind"
  # shellcheck disable=SC2046 # One argument each.
  convert "$picture" $(grade "$kind/$name") -strip -quality 90 "$photos/$kind/$name.jpg"
done
