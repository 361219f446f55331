// Converts text to SVG paths, so that drawings need no font. HarfBuzz (part of subset-font) shapes it, with kerning.
import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32))}’‘·–&`;

async function load(file, variationAxes) {
  const source = await readFile(new URL(`../node_modules/${file}.woff2`, import.meta.url));
  const font = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes });
  const face = new Face(new Blob(font));
  return { font: new Font(face), upem: face.upem };
}

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full';

/** The typefaces by name. All are under the Open Font License. */
const faces = {
  heading: await load(`${fraunces}-normal`, { opsz: 72, wght: 600, SOFT: 100, WONK: 0 }),
  fat: await load(`${fraunces}-normal`, { opsz: 72, wght: 900, SOFT: 100, WONK: 0 }),
  italic: await load(`${fraunces}-italic`, { opsz: 72, wght: 800, SOFT: 100, WONK: 0 }),
  script: await load('@fontsource/pacifico/files/pacifico-latin-400-normal'),
  hand: await load('@fontsource-variable/caveat/files/caveat-latin-wght-normal', { wght: 600 }),
  small: await load('@fontsource-variable/figtree/files/figtree-latin-wght-normal', { wght: 800 }),
};

/** Shapes a line; returns its glyphs with positions in ems. `tracking` is letter spacing in ems. */
function compose(words, face, tracking) {
  const { font, upem } = faces[face];
  const buffer = new Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const width = positions[i].xAdvance / upem;
    const glyph = { d: font.glyphToPath(codepoint), x, width };
    x += width + tracking;
    return glyph;
  });
  return { glyphs, width: x - tracking, upem };
}

const tenth = (value) => Math.round(value * 10) / 10;

/** Converts an outline to relative path commands, which are shorter. `move` maps a font point to the drawing. */
function trace(d, move) {
  let [x, y] = [0, 0];
  let start = [0, 0];
  return (d.match(/[MLQCZ][^MLQCZ]*/g) ?? [])
    .map((part, index) => {
      const command = part[0];
      if (command === 'Z') {
        [x, y] = start;
        return 'z';
      }
      const numbers = part
        .slice(1)
        .match(/-?[\d.]+/g)
        .map(Number);
      const steps = [];
      let next = [x, y];
      for (let i = 0; i < numbers.length; i += 2) {
        next = move(numbers[i], numbers[i + 1]).map(tenth);
        steps.push(tenth(next[0] - x), tenth(next[1] - y));
      }
      [x, y] = next;
      if (command === 'M') start = next;
      return (index === 0 ? `M${next.join(' ')}` : command.toLowerCase() + steps.join(' '))
        .replaceAll(' -', '-')
        .replaceAll(/(^|[^\d])0\./g, '$1.');
    })
    .join('');
}

/** Returns a line of text as a path, centred on x or starting there, with its baseline at y; `width` may replace `size`. */
export function line(
  words,
  { face = 'fat', x = 325, y, size, width, tracking = 0, from = 'middle' },
) {
  const { glyphs, width: ems, upem } = compose(words, face, tracking);
  const em = size ?? width / ems;
  const left = from === 'middle' ? x - (ems * em) / 2 : x;
  return glyphs
    .map((glyph) =>
      trace(glyph.d, (u, v) => [left + glyph.x * em + (u / upem) * em, y - (v / upem) * em]),
    )
    .join('');
}

/** Returns text along a circle around (x, y): over the top, or under the bottom if the radius is negative. */
export function arc(words, { face = 'fat', x = 325, y, radius, size, tracking = 0 }) {
  const { glyphs, width, upem } = compose(words, face, tracking);
  return glyphs
    .map((glyph) => {
      const angle = ((glyph.x + glyph.width / 2 - width / 2) * size) / radius;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      return trace(glyph.d, (u, v) => {
        const across = (u / upem - glyph.width / 2) * size;
        const out = radius + (v / upem) * size;
        return [x + sin * out + cos * across, y - cos * out + sin * across];
      });
    })
    .join('');
}
