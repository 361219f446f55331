// Words as outlines, so that a picture needs no font.
import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';

const load = (name) =>
  create(readFileSync(new URL(`../src/assets/fonts/${name}.woff2`, import.meta.url)));
const fonts = { display: load('fraunces-soft-600'), hand: load('caveat-600') };

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** Writes glyph after glyph in steps from the last point, which keeps the path short. */
function pen() {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return ({ command, args }, left, foot, scale) => {
    const steps = [];
    let [nextX, nextY] = [x, y];
    for (let i = 0; i < args.length; i += 2) {
      nextX = Math.round(left + args[i] * scale);
      nextY = Math.round(foot - args[i + 1] * scale);
      steps.push(nextX - x, nextY - y);
    }
    if (command === 'moveTo') [startX, startY] = [nextX, nextY];
    [x, y] = command === 'closePath' ? [startX, startY] : [nextX, nextY];
    return LETTERS[command] + steps.join(' ').replaceAll(' -', '-');
  };
}

/** One line of words, centred on x or starting there, its foot at y. */
export function line(words, x, y, size, face = 'display', from = 'middle') {
  const font = fonts[face];
  const scale = size / font.unitsPerEm;
  const glyphs = [...words].map((letter) => font.glyphForCodePoint(letter.codePointAt(0)));
  const widths = glyphs.map((glyph) => glyph.advanceWidth * scale);
  const write = pen();
  const width = widths.reduce((sum, each) => sum + each, 0);
  let left = from === 'middle' ? x - width / 2 : x;
  let d = '';
  glyphs.forEach((glyph, i) => {
    d += glyph.path.commands.map((command) => write(command, left, y, scale)).join('');
    left += widths[i];
  });
  return d;
}
