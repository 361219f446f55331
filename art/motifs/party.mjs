// What makes it a feast: bunting, confetti, hearts, stars, flowers.
import { chance } from './chance.mjs';
import { coral, cream, flat, ink, inked, p, pen, place, sun, teal } from '../hand.mjs';

/** A string of flags from one side to the other, `y` at its ends. */
export function bunting(y, sag, count = 11, colours = [coral, teal, sun], string = ink) {
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return [650 * t, y + sag * 4 * t * (1 - t)];
  });
  const flags = colours.map(() => '');
  let dots = '';
  let bars = '';
  for (let i = 0; i < count; i += 1) {
    const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
    const [dx, dy] = [bx - ax, by - ay];
    const at = (along, down) => [
      ax + dx * along - dy * down * 0.85,
      ay + dy * along + dx * down * 0.85,
    ];
    const [left, right, tip] = [at(0.08, 0), at(0.92, 0), at(0.5, 1)];
    flags[i % colours.length] +=
      p`M${left[0]} ${left[1]}L${right[0]} ${right[1]} ${tip[0]} ${tip[1]}z`;
    if (i % 3 === 1)
      dots += [0.3, 0.5, 0.7].map((t) => p`M${at(t, 0.2)[0]} ${at(t, 0.2)[1]}h0`).join('');
    if (i % 3 === 2) {
      const bar = (down, inset) =>
        p`M${at(inset, down)[0]} ${at(inset, down)[1]}L${at(1 - inset, down)[0]} ${at(1 - inset, down)[1]}`;
      bars += bar(0.2, 0.22) + bar(0.45, 0.33);
    }
  }
  return [
    pen(`M${points.map(([x, py]) => p`${x} ${py}`).join('L')}`, string),
    flags.map(
      (d, i) => `<path d="${d}" fill="${colours[i]}" stroke="${colours[i]}" stroke-width="4"/>`,
    ),
    pen(dots, cream, 6) + pen(bars, cream, 4),
  ]
    .flat()
    .join('');
}

/** Is (x, y) within a box: where confetti must not fall? */
export const inBox = (x, y, left, top, right, bottom) =>
  x > left && x < right && y > top && y < bottom;

/** Paper strewn evenly over the lid, but not where `isTaken` says so. */
export function confetti(colours, isTaken, { count = 90, room = 34, name = 'confetti' } = {}) {
  const random = chance(name);
  const put = [];
  for (let tries = 0; tries < 3000 && put.length < count; tries += 1) {
    const [x, y] = [18 + random() * 614, 18 + random() * 464];
    const turn = random() * Math.PI;
    if (isTaken(x, y) || put.some((other) => Math.hypot(other.x - x, other.y - y) < room)) continue;
    put.push({ x, y, turn });
  }
  return colours
    .map((colour, c) => {
      const mine = put.filter((_, i) => i % colours.length === c);
      const bars = mine
        .filter((_, i) => i % 2)
        .map(({ x, y, turn }) => p`M${x} ${y}l${Math.cos(turn) * 8} ${Math.sin(turn) * 8}`);
      const dots = mine.filter((_, i) => i % 2 === 0).map(({ x, y }) => p`M${x} ${y}h0`);
      return pen(bars.join(''), colour, 4.5) + pen(dots.join(''), colour, 8);
    })
    .join('');
}

const HEART = 'M0 15C-7 6-19 0-19-10-19-19-6-22 0-11 6-22 19-19 19-10 19 0 7 6 0 15z';
export const heart = (x, y, scale, fill, turn = 0) => place(x, y, scale, flat(HEART, fill), turn);
export const inkedHeart = (x, y, scale, fill, turn = 0) =>
  place(x, y, scale, inked(HEART, fill), turn);

/** A star of five points round (x, y). */
export function starPath(x, y, radius, inner = 0.45, points = 5) {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const reach = i % 2 ? radius * inner : radius;
    return p`${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
  });
  return `M${corners.join('L')}z`;
}
