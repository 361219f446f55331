import { download } from '#browser/download.ts';
import {
  checkLabels,
  parcelsCsv,
  printParcels,
  type WhichParcels,
} from '#contract/shopkeeper-paperwork.ts';
import { orSignIn, problemOf, sendAsShopkeeper } from '../sign-in/access.ts';
import { today } from '../today.ts';
import { $printed, type Paper } from './printed.ts';

/** What became of a click: what was done, and about which parcels there is something to say. */
export interface PaperResult {
  message: string;
  remarks: readonly { id: number; name: string; orderNumber: string; text: string }[];
}

const says = (message: string): PaperResult => ({ message, remarks: [] });

/** Prints a paper of parcels; of a day that of the parcels which wait to be packed. */
export async function printPaper(paper: Paper, which: WhichParcels): Promise<PaperResult> {
  const result = await sendAsShopkeeper(printParcels, which);
  if (!result) return says('');
  if (result.kind !== 'ok') return says(problemOf(result));
  const { parcels } = result.response;
  const printed = 'until' in which ? parcels.filter(({ status }) => status === 'waiting') : parcels;
  if (printed.length === 0) return says('Nothing waits to be packed.');
  $printed.set({ paper, parcels: printed });
  return says('');
}

const countLabels = (count: number): string =>
  count === 1 ? '1 label is saved.' : `${count} labels are saved.`;

/** Saves the labels of parcels as a file for Click & Drop, and tells which get none, and why. */
export async function saveLabels(which: WhichParcels): Promise<PaperResult> {
  const checked = await sendAsShopkeeper(checkLabels, which);
  if (!checked) return says('');
  if (checked.kind !== 'ok') return says(problemOf(checked));
  const { labels } = checked.response;
  const ids = labels.filter(({ problems }) => problems.length === 0).map(({ id }) => id);
  const remarks = [
    ...labels.flatMap(({ problems, ...label }) =>
      problems.length === 0 ? [] : { ...label, text: `No label. ${problems.join(' ')}` },
    ),
    ...labels.flatMap(({ printedName, ...label }) =>
      printedName === null ? [] : { ...label, text: `The label says “${printedName}”.` },
    ),
  ];
  if (ids.length === 0) return { message: 'There is no label to save.', remarks };
  const url = `${parcelsCsv.path}?ids=${ids.join(',')}`;
  const saved = orSignIn(await download(url, `labels-${today()}.csv`));
  if (!saved) return says('');
  if (saved.kind !== 'ok') return { message: problemOf(saved), remarks };
  return { message: `${countLabels(ids.length)} Import the file into Click & Drop.`, remarks };
}
