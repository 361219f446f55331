// Honours for the family.
import { coral, cream, flat, ink, inked, pen, rasp, sun, teal } from '../hand.mjs';
import { heart } from './party.mjs';

const gold = '#f6c75e';
const goldShade = '#dfa53c';

/** A cup standing on (0, 0), 230 wide, 240 high. */
export const cup = [
  pen('M-84-212c-56-6-50 86 22 92M84-212c56-6 50 86-22 92', ink, 17),
  pen('M-84-212c-56-6-50 86 22 92M84-212c56-6 50 86-22 92', gold, 10.5),
  flat('M-92-232H92c0 76-26 128-74 142v34h-36v-34c-48-14-74-66-74-142z', gold),
  flat('M52-232h40c0 76-26 128-74 142v34H4v-34c30-20 48-70 48-142z', goldShade),
  pen('M-92-232H92c0 76-26 128-74 142v34h-36v-34c-48-14-74-66-74-142z'),
  inked('M-100-244H100v16h-200z', gold),
  inked('M-46-60h92v18h-92z', gold),
  inked('M-66-42H66V0H-66z', coral),
  inked('M-36-34h72v26h-72z', cream),
  heart(0, -20, 0.55, rasp),
].join('');

/** A crown, its foot on y = 0, 190 wide. */
export const crown = [
  flat('M-84-10-96-92-48-54 0-116 48-54 96-92 84-10z', gold),
  flat('M84-10 96-92 48-54l-8 44z', goldShade),
  pen('M-84-10-96-92-48-54 0-116 48-54 96-92 84-10z'),
  inked('M-86-14h172v20h-172z', rasp),
  inked(
    'M-103-98a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM85-98a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM-10-124a10 10 0 1 1 20 0 10 10 0 1 1-20 0z',
    cream,
  ),
  inked('M0-78c14 12 14 30 0 42-14-12-14-30 0-42z', coral),
  inked('M-50-40a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM34-40a8 8 0 1 1 16 0 8 8 0 1 1-16 0z', teal),
  pen('M-70-4h0M-42-4h0M-14-4h0M14-4h0M42-4h0M70-4h0', sun, 7),
].join('');

/** A hero's cape, behind a piece of fudge. */
export const cape = inked(
  'M-26-14C-70-18-104 0-138-12-126 16-134 34-120 56-92 44-60 56-24 32z',
  rasp,
);

/** A hero's mask, over the eyes of a piece of fudge. */
export const mask = [
  flat('M-30-8q14-6 26 0 12-6 26 0v17q-16 6-26-2-10 8-26 2z', rasp),
  pen('M-30-8q14-6 26 0 12-6 26 0v17q-16 6-26-2-10 8-26 2z'),
  pen('M-15 1h0M7 1h0', cream, 8.5),
  pen('M-14 1h0M8 1h0', ink, 5),
].join('');
