import { apartText, boxName, type SliceSummary, type SummarizedBox } from '#copy/order-summary.ts';
import { formatWeight } from '#domain/weight.ts';
import { totalQuantity } from '#domain/catalogue.ts';

/** Numbers in words: a number in front of "3 Bar Gift Box" would be misread. */
const WORDS = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** "Two 3 Bar Gift Boxes", "Six Favourites (two Boxes of 6)"; the name alone for one. */
export function boxTitle(box: SummarizedBox): string {
  const { typeName, readyMade, quantity } = box;
  if (quantity === 1) return boxName(box);
  const count = WORDS[quantity - 2] ?? `${quantity} ×`;
  const counted = `${count} ${typeName.replace('Box', 'Boxes')}`;
  const title =
    readyMade === null
      ? `${counted.charAt(0).toUpperCase()}${counted.slice(1)}`
      : `${readyMade} (${counted})`;
  return `${title}${apartText(box)}`;
}

/** Returns a box that is told apart by less, for where the lid or a number is shown beside its name. */
export const withoutDistinctions = (
  box: SummarizedBox,
  without: { isByLid?: false; number?: 0 },
): SummarizedBox => ({ ...box, apart: { ...box.apart, ...without } });

/** The same without the lid that tells it apart from equal boxes, for where the lid is shown beside it. */
export const shortBoxTitle = (box: SummarizedBox): string =>
  boxTitle(withoutDistinctions(box, { isByLid: false }));

/** "6 pieces, 200 g", with "each" for several. */
export function sizeText({ flavours, unit, weightGrams, quantity }: SummarizedBox): string {
  const count = totalQuantity(flavours);
  const pieces = `${count} ${count === 1 ? unit.one : unit.many}`;
  const weight = weightGrams === null ? '' : `, ${formatWeight(weightGrams)}`;
  return `${pieces}${weight}${quantity > 1 ? ' each' : ''}`;
}

/** "120 fudge slices": the name of a bulk order in mails. */
export const slicesTitle = ({ quantity }: SliceSummary): string => `${quantity} fudge slices`;

/** "24 × Baileys". */
export const countedText = ({ name, quantity }: { name: string; quantity: number }): string =>
  `${quantity} × ${name}`;

/** " on 2 cards", when the note is written several times. */
export const cardsText = ({ quantity }: SummarizedBox): string =>
  quantity > 1 ? ` on ${quantity} cards` : '';
