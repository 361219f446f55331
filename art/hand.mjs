// SVG helpers shared by all drawings: palette, line width, shapes and lettering.
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

/** The width of outlines. */
const LINE = 3.2;

const tenth = (value) => Math.round(value * 10) / 10;

/** Template tag for SVG paths that rounds numbers to a tenth: p`M${x} ${y}h${w}`. */
export const p = (strings, ...values) =>
  strings.reduce((d, text, i) => {
    const value = values[i - 1];
    return d + (typeof value === 'number' ? tenth(value) : value) + text;
  });

/** Returns a shape without outline. */
export const flat = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
/** Returns a shape with an ink outline. */
export const inked = (d, fill = 'none') => `<path d="${d}" fill="${fill}" stroke="${ink}"/>`;
/** Returns a stroked path. */
export const pen = (d, colour = ink, width = LINE) =>
  `<path d="${d}" fill="none" stroke="${colour}"${width === LINE ? '' : ` stroke-width="${width}"`}/>`;

/** Moves, scales and rotates a part drawn around (0, 0); its outline keeps its width. */
export const place = (x, y, scale, content, turn = 0) =>
  `<g transform="${p`translate(${x} ${y})`}${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})" stroke-width="${tenth(LINE / Math.abs(scale))}`}">${content}</g>`;

/** Returns rays from (x, y) to the edges. */
export function rays(x, y, count, colour) {
  const step = (Math.PI * 2) / count;
  const tip = (angle) => p`${x + Math.cos(angle) * 520} ${y + Math.sin(angle) * 520}`;
  const ray = (i) => `M${x} ${y}L${tip(i * step)} ${tip((i + 0.5) * step)}z`;
  return flat(Array.from({ length: count }, (_, i) => ray(i)).join(''), colour);
}

let words = 0;

/**
 * Returns a word as SVG. `edge` is the colour of an outline, `drop` that of a shadow to the lower right.
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

/** Returns a lid as an SVG document, 1.3 to 1. */
export function lid(ground, ...parts) {
  words = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 650 500" width="650" height="500" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h650v500H0z" fill="${ground}"/>${parts.flat(3).join('')}</svg>\n`;
}
