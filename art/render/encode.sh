#!/bin/sh
# Turns the rendered PNGs of a folder into the shop's JPEGs: ./encode.sh out
set -eu
photos="$(dirname "$0")/../../src/assets/photos"
for picture in "$1"/*/*.png; do
  kind="$(basename "$(dirname "$picture")")"
  mkdir -p "$photos/$kind"
  convert "$picture" -strip -quality 90 "$photos/$kind/$(basename "$picture" .png).jpg"
done
