// The shop's one set: sea-green boards behind, cream parchment below, light from the left.
import { filled, stroked } from './pencil.mjs';

const grooves = (width, height) => {
  const xs = Array.from({ length: Math.ceil(width / 44) }, (_, i) => 22 + i * 44);
  return (
    stroked(xs.map((x) => `M${x} 0v${height}`).join(''), '#b4d2c2', 1.6) +
    stroked(xs.map((x) => `M${x + 2} 0v${height}`).join(''), '#eef7f0', 1.6)
  );
};

/** Wall and counter of a given size; the counter begins at `horizon`. */
export function set(width, height, horizon) {
  return (
    `<defs><linearGradient id="w"><stop stop-color="#e6f1e8"/><stop offset="1" stop-color="#cbe0d3"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop stop-color="#e9dcc2"/><stop offset=".25" stop-color="#fbf4e4"/><stop offset="1" stop-color="#f6ebd3"/></linearGradient><linearGradient id="l" x2="1" y2=".6"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a1d10" stop-opacity=".16"/></linearGradient><radialGradient id="s"><stop stop-color="#5a3d14" stop-opacity=".38"/><stop offset="1" stop-color="#5a3d14" stop-opacity="0"/></radialGradient></defs>` +
    filled(`M0 0h${width}v${horizon}H0z`, 'url(#w)') +
    grooves(width, horizon) +
    filled(`M0 ${horizon}h${width}V${height}H0z`, 'url(#b)') +
    stroked(`M0 ${horizon + (height - horizon) * 0.8}l${width}-4`, '#e4d5b6', 1.2)
  );
}

export const shadow = (x, y, rx, ry) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#s)"/>`;
