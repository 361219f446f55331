// The hand that all drawings share: steady chance, soft colours, compact paths.

/** Numbers from 0 to 1 that are the same for the same name in every run. */
export function chance(name) {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const channels = (colour) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** A colour on its way to another: 0 is the first, 1 the second. */
export function mix(from, to, share) {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + (target[i] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const isDark = (colour) => channels(colour).reduce((sum, value) => sum + value, 0) < 330;

/** Towards the warm light from the left; dark fudge takes less of it. */
export const lighter = (colour, share = 0.3) =>
  mix(colour, '#fff1d0', isDark(colour) ? share / 2 : share);

/** Into the shade, which is warm too. */
export function darker(colour, share = 0.2) {
  const [red, green, blue] = channels(colour);
  const warm = [1 - share * 0.8, 1 - share, 1 - share * 1.25];
  const hex = [red, green, blue].map((value, i) => Math.round(value * Math.max(0, warm[i])));
  return `#${hex.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const round = (value) => `${Math.round(value)}`;
export const at = ([x, y]) => `${round(x)} ${round(y)}`.replace(' -', '-');

/** A closed path through points. */
export const shape = (points) => `M${points.map(at).join('L')}z`;

/** A dot, drawn as the round end of a line without length. */
export const dot = (point) => `M${at(point)}h0`;

/** A closed soft outline around a centre. */
export function blob(random, [x, y], width, height, corners = 5) {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const reach = 0.6 + random() * 0.4;
    return [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach];
  });
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(points.at(-1), points[0]);
  const curves = points.map((p, i) => `Q${at(p)} ${at(middle(p, points[(i + 1) % corners]))}`);
  return `M${at(start)}${curves.join('')}z`;
}

/** A swoosh of colour: thick in the middle, thin at its ends. */
export function swoosh(random, [x, y], length, thickness) {
  const angle = (random() - 0.5) * 1.6;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bend = (random() - 0.5) * length * 0.9;
  const place = (along, across) =>
    at([x + along * cos - across * sin, y + along * sin + across * cos]);
  const half = length / 2;
  return `M${place(-half, 0)}Q${place(0, bend + thickness)} ${place(half, 0)}Q${place(0, bend - thickness)} ${place(-half, 0)}z`;
}

/** A crumb with corners. */
export function crumb(random, [x, y], size) {
  const turn = random() * 6;
  const corners = [0, 1.3, 2.6, 4.2].map((angle) => [
    x + Math.cos(angle + turn) * size * (0.7 + random() * 0.5),
    y + Math.sin(angle + turn) * size * (0.6 + random() * 0.4),
  ]);
  return shape(corners);
}

export const path = (d, attributes) => (d ? `<path d="${d}" ${attributes}/>` : '');
export const filled = (d, colour) => path(d, `fill="${colour}"`);
export const stroked = (d, colour, width) =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}"`);

export const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`;
