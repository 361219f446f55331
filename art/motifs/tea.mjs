// Tea at the seaside. Each stands on (0, 0).
import { birthdayCube, cube } from './sweets.mjs';
import { coral, cream, ink, inked, p, pen, place, sun, teal } from '../hand.mjs';

const flower = (x, y, colour) =>
  pen(p`M${x - 7} ${y}h0M${x + 7} ${y}h0M${x} ${y - 7}h0M${x} ${y + 7}h0`, colour, 9) +
  pen(p`M${x} ${y}h0`, sun, 8);

export const teapot = (colour) =>
  [
    pen('M44-62c44-14 48 40-4 40', ink, 14),
    pen('M44-62c44-14 48 40-4 40', colour, 7.5),
    inked('M-42-44c-24 0-26-24-46-32l12-8c26 2 28 16 40 16z', colour),
    inked('M-36 0h72c22-18 22-62-6-80h-60c-28 18-28 62-6 80z', colour),
    inked('M-32-80c6-14 18-18 32-18s26 4 32 18z', cream),
    inked('M-7-104a7 7 0 1 1 14 0 7 7 0 1 1-14 0z', coral),
    flower(0, -40, cream),
  ].join('');

export const cup = (colour) =>
  [
    pen('M-14-78q-8-10 0-18t0-18M10-78q-8-10 0-18t0-18', ink),
    pen('M38-52c30-8 30 26-8 26', ink),
    inked('M-40-62h80c0 34-12 54-26 54h-28c-14 0-26-20-26-54z', cream),
    pen('M-38-50h76', colour, 6),
    flower(0, -28, teal),
    inked('M-54-8H54Q40 4 0 4T-54-8z', colour),
  ].join('');

/** A cake stand with three pieces, the middle one lit. */
export const standWithFudge = () =>
  [
    inked('M-12-6-6-40H6l6 34Q26-4 34 0h-68q8-4 22-6z', teal),
    inked('M-96-46h192q-8 10-24 10H-72q-16 0-24-10z', cream),
    place(-54, -69, 0.78, cube('caramel')),
    place(54, -69, 0.78, cube('mint')),
    birthdayCube('chocolate', coral, 0, -72, 0.95),
  ].join('');
