#!/bin/sh
# Turns the rendered PNGs of a folder into the shop's JPEGs: ./encode.sh out
set -eu
photos="$(dirname "$0")/../../src/assets/photos"

# Fudge is deeper and a little crisper than Filmic shows it; in the light of the evening also warmer, and in that of the
# morning its whites stay clean. Pink, mint and white would turn. Coconut ice renders grey and is lightened.
grade() {
  case "$1" in
    flavours/coconut-ice)
      echo '-channel R -evaluate multiply 1.02 -channel B -evaluate multiply 0.985 +channel'
      echo '-modulate 106,114 -sigmoidal-contrast 2x60% -unsharp 0x1.6+0.25+0.01'
      return
      ;;
    */coconut-ice | */mint-and-chocolate) return ;;
    */strawberry-and-cream) echo '-channel B -evaluate multiply 1.05 +channel -sigmoidal-contrast 2x50%' && return ;;
    flavours/banana* | flavours/cherry* | flavours/clotted* | flavours/coffee* | flavours/fudge-ice) white=0.98 ;;
    flavours/lemon* | flavours/liquorice | flavours/oreo | flavours/rainbow* | flavours/traditional* | flavours/vanilla) white=0.98 ;;
    flavours/*) white=0.96 ;;
    pieces/*) white=0.98 ;;
    *) return ;;
  esac
  echo "-channel R -evaluate multiply 1.025 -channel B -evaluate multiply $white +channel"
  echo '-sigmoidal-contrast 2.5x50% -modulate 101,107 -unsharp 0x1.5+0.2+0.02'
}

# More contrast within a piece gives weight to what is dark, glossy or even; on grainy pale pastes it is sand.
clarity() {
  case "$1" in
    flavours/banana* | flavours/coconut* | flavours/lemon* | flavours/mint*) return ;;
    flavours/strawberry* | flavours/traditional*) return ;;
    flavours/*) echo '-unsharp 0x22+0.24+0 -unsharp 0x1.6+0.3+0.015' ;;
  esac
}

# More warmth and colour. What is orange or green already, or has nuts and biscuit on it, would turn; white icing and cream
# would yellow.
richer() {
  case "$1" in
    flavours/biscoff* | flavours/butterscotch | flavours/cherry* | flavours/coconut* | flavours/coffee*) return ;;
    flavours/fudge-ice | flavours/maple* | flavours/millionaire | flavours/mint* | flavours/orange*) return ;;
    flavours/rainbow* | flavours/*sea-salt*) return ;;
    flavours/*) echo '-channel R -evaluate multiply 1.015 -channel B -evaluate multiply 0.955 +channel' ;;
    *) return ;;
  esac
  echo '-modulate 101,114 -sigmoidal-contrast 1.5x50%'
}

for picture in "$1"/*/*.png; do
  kind="$(basename "$(dirname "$picture")")"
  name="$(basename "$picture" .png)"
  mkdir -p "$photos/$kind"
  # shellcheck disable=SC2046 # One argument each.
  convert "$picture" $(grade "$kind/$name") $(clarity "$kind/$name") $(richer "$kind/$name") \
    -strip -quality 90 "$photos/$kind/$name.jpg"
done
