import { parse, unparse } from 'papaparse';
import { deliveryFieldErrorText } from '#copy/fields.ts';
import { readRecipientList, type ListError } from '#domain/customer/recipient-list.ts';
import { MAX_RECIPIENTS } from '#domain/order/order-limits.ts';
import { addRecipients } from './edit-recipients.ts';

/** The most rows that are read; a longer list is refused with its length. */
const MAX_ROWS = 200;

/** What became of a pasted list. */
export interface PasteResult {
  added: number;
  /** How many lines were not taken. */
  refused: number;
  /** What is wrong with each line that was not taken, or with the whole list. */
  errors: readonly string[];
  /** The lines that were not taken, for the shopper to mend. */
  rest: string;
}

const unreadText = ({ error }: ListError): string =>
  'field' in error
    ? deliveryFieldErrorText(error)
    : 'Write name, address, town and postcode, with commas between';

/** Splits a list into cells: a line with tabs by these alone, since its address may hold commas. */
function parseCells(text: string): string[][] {
  if (!text.includes('\t'))
    return parse<string[]>(text, { delimitersToGuess: [',', ';', '|'] }).data;
  const { data } = parse<string[]>(text, { delimiter: '\t' });
  return data.flatMap((cells) => (cells.length > 1 ? [cells] : parseCells(cells.join(''))));
}

/** Adds the people of a pasted list or CSV. Lines that name nobody, or for whom there is no room, stay in the list. */
export function pasteList(text: string): PasteResult {
  const rows = parseCells(text).map((cells) => cells.map((cell) => cell.trim()));
  if (rows.length > MAX_ROWS) {
    const reason = `This list has ${rows.length} lines. One payment takes ${MAX_RECIPIENTS} people: paste at most ${MAX_ROWS} lines at once.`;
    return { added: 0, refused: rows.length, errors: [reason], rest: text };
  }
  const { recipients, errors, hasHeadings } = readRecipientList(rows);
  const left = addRecipients(recipients.map(({ customer }) => customer));
  const added = recipients.length - left;
  const kept = [...errors, ...recipients.slice(added)].map(({ row }) => row).sort((a, b) => a - b);
  const refused = kept.length;
  if (refused > 0 && hasHeadings) kept.unshift(1);
  const messages = errors.map(
    (error) => `Line ${kept.indexOf(error.row) + 1}: ${unreadText(error)}`,
  );
  if (left > 0) {
    messages.push(`${left} more would be over ${MAX_RECIPIENTS} people, the most in one payment.`);
  }
  const rest = unparse(
    kept.map((row) => rows[row - 1] ?? []),
    { newline: '\n' },
  );
  return { added, refused, errors: messages, rest };
}
