// An octopus round (0, 0) that hugs a piece of fudge.
import { coral, flat, ink, pen, place, rasp } from '../hand.mjs';
import { fellow } from './sweets.mjs';

const arm = (d) => pen(d, ink, 29) + pen(d, coral, 22.5);
const suckers = (d) => pen(d, '#f19b88', 6);

export const octopus = [
  arm('M-50 44C-110 60-140 20-176 44-190 56-184 76-166 72'),
  arm('M50 44C110 60 140 20 176 44 190 56 184 76 166 72'),
  arm('M-40 50C-80 84-118 74-128 88'),
  arm('M40 50C80 84 118 74 128 88'),
  flat('M-82-40C-82-112 82-112 82-40 82-6 68 10 66 50H-66C-68 10-82-6-82-40z', coral),
  pen('M-66 50C-68 10-82-6-82-40-82-112 82-112 82-40 82-6 68 10 66 50'),
  pen('M-30-44h0M30-44h0', ink, 14),
  pen('M-28-47h0M32-47h0', '#fff', 4.5),
  pen('M-14-34q14 14 28 0', ink, 4),
  pen('M-52-32h0M52-32h0', rasp, 13),
  place(5, 24, 1.15, fellow('vanilla', { mouth: 'M-7 6q7 8 14 0' })),
  arm('M-70 14C-96 40-84 76-48 74-30 73-22 68-14 62'),
  arm('M70 14C96 40 84 76 48 74 34 73 28 68 22 62'),
  suckers('M-70 68h0M-54 74h0M-36 72h0M70 68h0M54 74h0M38 72h0'),
].join('');
