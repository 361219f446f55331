#!/bin/sh
# Turns the rendered PNGs of a folder into the shop's JPEGs: ./encode.sh out
set -eu
photos="$(dirname "$0")/../../src/assets/photos"
for kind in flavours pieces; do
  mkdir -p "$photos/$kind"
  for picture in "$1/$kind"/*.png; do
    convert "$picture" -strip -quality 90 "$photos/$kind/$(basename "$picture" .png).jpg"
  done
done
