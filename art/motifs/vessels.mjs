// What floats: round (0, 0), its waterline about y = 0.
import { coral, cream, flat, ink, inked, kraft, pen, rasp, sun, teal } from '../hand.mjs';
import { heart } from './party.mjs';

/** A rowing boat, 210 wide. */
export const boat = (colour) =>
  [
    inked('M-106-50H106C98-6 74 20 46 20h-92C-74 20-98-6-106-50z', colour),
    flat('M-102-30H102l-4 14H-98z', cream),
    inked('M-112-58h224v12h-224z', kraft),
  ].join('');

/** A bottle on its side with a letter in it. */
export const bottle = [
  flat(
    'M-118-34h128c26 0 30 16 56 16h30v36H66c-26 0-30 16-56 16h-128c-10 0-16-6-16-16v-36c0-10 6-16 16-16z',
    '#d6ece6',
  ),
  inked('M-104-20h92v40h-92z', cream),
  heart(-58, 1, 0.85, rasp),
  pen('M-96-10h18M-96 0h14M-96 10h18M-38-10h18M-34 0h14M-38 10h18', '#d9c7a4', 2.4),
  pen('M-106-26h100', '#ffffff', 4),
  pen(
    'M-118-34h128c26 0 30 16 56 16h30v36H66c-26 0-30 16-56 16h-128c-10 0-16-6-16-16v-36c0-10 6-16 16-16z',
  ),
  inked('M90-22h12v44H90z', teal),
  inked('M102-15h24v30h-24z', kraft),
].join('');

/** A fishing boat, 300 wide, with a name on its bow. */
export const trawler = (name) =>
  [
    pen('M-16-70v-128M-16-194-134-58M-16-194 118-66', ink, 3.2),
    inked('M-12-54v-72h84v72z', cream),
    inked('M-22-140H84l-8 16h-92z', rasp),
    inked('M2-112h26v26H2zM42-112h26v26H42z', '#d6ece6'),
    inked('M-150-62c60 10 200 16 296-12-6 46-22 82-44 104h-204c-24-20-42-52-48-92z', coral),
    flat('M-147-44c60 12 190 14 289-8l-4 14c-96 20-216 20-281 7z', cream),
    pen('M-150-62c60 10 200 16 296-12-6 46-22 82-44 104'),
    inked('M-92-62v-14h46v18', sun),
    name,
  ].join('');

/** A boat folded from paper, 150 wide. */
export const paperBoat = (letter) =>
  [
    inked('M-30-26 0-84 30-26z', cream),
    flat('M0-84 30-26H0z', '#e6d8b8'),
    inked('M-78-36-46 4h92L78-36 0-18z', cream),
    flat('M0-18 78-36 46 4H0z', '#f0e4c8'),
    pen('M-78-36-46 4h92L78-36 0-18zM-30-26 0-84 30-26M0-84v66'),
    letter,
  ].join('');
