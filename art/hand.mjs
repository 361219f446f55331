// The hand that draws every picture: one palette, one weight of line, and the ways to paint a word.
export const ink = '#16384b';
export const cream = '#fff8ea';
export const butter = '#fdecc8';
export const sun = '#f6c75e';
export const coral = '#e4654d';
export const rasp = '#a61d49';
export const pink = '#f5c1c4';
export const sea = '#1c6660';
export const teal = '#4e9a97';
export const foam = '#8cc7c1';
export const sky = '#c5e2dc';
export const sand = '#eed7ae';
export const kraft = '#c98f4e';
export const vanilla = '#f0d39a';
export const chocolate = '#5b3325';

/** The line round every drawn thing. */
const LINE = 3.2;

const tenth = (value) => Math.round(value * 10) / 10;

/** Fills in points and lengths: p`M${x} ${y}h${w}`, rounded to a tenth. */
export const p = (strings, ...values) =>
  strings.reduce((d, text, i) => {
    const value = values[i - 1];
    return d + (typeof value === 'number' ? tenth(value) : value) + text;
  });

/** A shape without an outline. */
export const flat = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
/** A shape with the ink line round it. */
export const inked = (d, fill = 'none') => `<path d="${d}" fill="${fill}" stroke="${ink}"/>`;
/** A line. */
export const pen = (d, colour = ink, width = LINE) =>
  `<path d="${d}" fill="none" stroke="${colour}"${width === LINE ? '' : ` stroke-width="${width}"`}/>`;

/** A part drawn round (0, 0), put somewhere larger or smaller; its ink line keeps its weight. */
export const place = (x, y, scale, content, turn = 0) =>
  `<g transform="${p`translate(${x} ${y})`}${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})" stroke-width="${tenth(LINE / Math.abs(scale))}`}">${content}</g>`;

/** Rays from (x, y) to the edges. */
export function rays(x, y, count, colour) {
  const step = (Math.PI * 2) / count;
  const tip = (angle) => p`${x + Math.cos(angle) * 520} ${y + Math.sin(angle) * 520}`;
  const ray = (i) => `M${x} ${y}L${tip(i * step)} ${tip((i + 0.5) * step)}z`;
  return flat(Array.from({ length: count }, (_, i) => ray(i)).join(''), colour);
}

let words = 0;

/**
 * A painted word. `edge` is a band round the letters, `drop` the colour of the word's thickness, which falls to the
 * lower right.
 */
export function sign(d, fill, { edge, weight = 9, drop, depth = 5 } = {}) {
  if (!edge && !drop) return flat(d, fill);
  words += 1;
  const id = `w${words}`;
  const copy = (colour, by) =>
    `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${weight}" x="${by}" y="${by}"/>`;
  return [
    `<defs><path id="${id}" d="${d}"/></defs>`,
    drop ? copy(drop, depth) + copy(drop, depth / 2) : '',
    edge ? copy(edge, 0) : '',
    `<use href="#${id}" fill="${fill}"/>`,
  ].join('');
}

/** The whole lid, 1.3 to 1. */
export function lid(ground, ...parts) {
  words = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 650 500" width="650" height="500" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h650v500H0z" fill="${ground}"/>${parts.flat(3).join('')}</svg>\n`;
}
