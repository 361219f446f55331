import { NOTE_TOO_LONG } from '#copy/note.ts';
import type { DraftProblem } from '#domain/box/draft-problems.ts';
import type { LinkLoss } from '#domain/box/box-link.ts';
import { looksLikeUkPostcode } from '#domain/customer/address-rules.ts';
import { MAX_NAME_TAGS } from '#domain/box/keyrings.ts';
import { NOTE_LIMIT, NOTE_WARNING, noteLength } from '#domain/box/note.ts';
import type { BoxType } from '#domain/catalogue.ts';
import { formatPounds, type Pence } from '#domain/money.ts';

const pieceName = ({ count, unit }: { count: number; unit: BoxType['unit'] }): string =>
  count === 1 ? unit.one : unit.many;

/** Returns what a draft lacks, as the next button says it. */
function draftProblemText(problem: DraftProblem): string {
  switch (problem.code) {
    case 'no-box':
      return 'Choose a box first';
    case 'too-few-pieces':
      return `Choose ${problem.count} more ${pieceName(problem)}`;
    case 'too-many-pieces':
      return `Take out ${problem.count} ${pieceName(problem)}`;
    case 'wrong-flavours':
      return 'Choose your flavours again';
    case 'sold-out':
      return `${problem.flavours[0] ?? 'A flavour'} is sold out: swap it`;
    case 'no-lid':
      return 'Choose what the lid says';
    case 'no-lid-design':
      return 'Pick a lid design';
    case 'no-name-tag':
      return 'Add at least one name';
  }
}

/** Returns the text of a problem, or null for none. */
export const blockerText = (problem: DraftProblem | null): string | null =>
  problem && draftProblemText(problem);

/** "Your basket holds 2 more boxes. This payment is for this box alone: …": what a payment in the builder leaves out. */
export const leftInCartText = (count: number): string =>
  `Your basket holds ${count} more ${count === 1 ? 'box' : 'boxes'}. This payment is for this box alone: to pay for all at once, add it to the basket.`;

function linkLossText(loss: LinkLoss): string {
  switch (loss.code) {
    case 'box-not-on-sale':
      return 'The box of this link is not on sale. Choose one here.';
    case 'flavour-of-another-box':
      return `${loss.flavour} does not come in a ${loss.box}.`;
    case 'flavour-not-made':
      return `${loss.flavour ?? 'One flavour'} is no longer made.`;
    case 'box-too-small':
      return `A ${loss.box.name} takes ${loss.box.pieces} ${loss.box.unit.many}.`;
    case 'lid-not-made':
      return 'Its lid is no longer made.';
    case 'draft-problem':
      return `${draftProblemText(loss.problem)}.`;
  }
}

/** Returns what is left out of a box from a link, one sentence per loss; empty when nothing is. */
export const linkLossesText = (losses: readonly LinkLoss[]): string =>
  [...new Set(losses.map(linkLossText))].join(' ');

/**
 * Returns the hint beside the counter: empty below 90, then the remaining characters, then that the limit is reached.
 */
export function noteHint(note: string): string {
  const count = noteLength(note);
  if (count < NOTE_WARNING) return '';
  if (count >= NOTE_LIMIT) return 'Character limit reached (excluding spaces)';
  return `${NOTE_LIMIT - count} characters remaining (excluding spaces)`;
}

/** What is said of a text for which the note has no room: none of it is taken. */
export const NOTE_REFUSED = `${NOTE_TOO_LONG} Your note stays as it was.`;

/** Returns the hint below the name tags of a chosen keyring. */
export function nameTagHint(count: number): string {
  if (count === 0) return 'Please add at least one name to complete your personalized keyring.';
  if (count >= MAX_NAME_TAGS) return 'Maximum of 3 names reached.';
  return `You can add ${MAX_NAME_TAGS - count} more name(s).`;
}

/** Returns the keyring and names that have been added, with their price: "Added: this mum belongs, Ada, £6.48". */
export const addedKeyringText = (titles: readonly string[], pence: Pence): string =>
  `Added: ${titles.join(', ')}, ${formatPounds(pence)}`;

/** Returns what to say beside a postcode that does not look like one of the UK; '' for others, and before one is typed. */
export const postcodeHint = (postcode: string): string =>
  postcode.trim() !== '' && !looksLikeUkPostcode(postcode)
    ? 'This does not look like a UK postcode. Please check it.'
    : '';
