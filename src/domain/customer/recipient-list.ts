import { emptyCustomer, splitName, type CustomerInfo } from './customer.ts';
import { normalizeLine } from '../text/normalize-text.ts';
import {
  addressErrors,
  formatPostcode,
  looksLikeUkPostcode,
  type DeliveryFieldError,
} from './address-rules.ts';

/** A row of a pasted list that names nobody the shop can post to. */
export interface ListError {
  /** The row's place in the list, from 1. */
  row: number;
  error: DeliveryFieldError | { code: 'no-address' };
}

/** The readable rows of a pasted list, and what is wrong with the others. */
export interface RecipientList {
  /** Whether its first row names the columns. */
  hasHeadings: boolean;
  recipients: readonly { row: number; customer: CustomerInfo }[];
  errors: readonly ListError[];
}

type Column =
  'name' | 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'postcode' | 'other';

/** The headings by which spreadsheets and address books name each column. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['firstName', /^(?:first|given|fore)[ _-]?names?$/i],
  ['lastName', /^(?:(?:last|family)[ _-]?name|surname)$/i],
  ['name', /^(?:full[ _-]?)?name$|^recipient(?:[ _-]?name)?$/i],
  ['address1', /^(?:street(?:[ _-]?address)?|address(?:[ _-]?line)?[ _-]?1?)$/i],
  ['address2', /^address(?:[ _-]?line)?[ _-]?[2-5]$/i],
  ['city', /^(?:town|city|town or city|town\/city|post[ _-]?town)$/i],
  ['postcode', /^(?:post[ _-]?code|postal[ _-]?code|zip(?:[ _-]?code)?)$/i],
];

const columnOf = (heading: string): Column =>
  HEADINGS.find(([, words]) => words.test(heading))?.[0] ?? 'other';

/** Returns the columns that a row of headings names; null for a row that names nobody's columns. */
function readHeadings(row: readonly string[]): Column[] | null {
  const columns = row.map(columnOf);
  const hasName = columns.includes('name') || columns.includes('firstName');
  return hasName && columns.includes('postcode') ? columns : null;
}

function fromColumns(cells: readonly string[], columns: readonly Column[]): CustomerInfo {
  const cell = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  const furtherLines = cells.filter((line, index) => columns[index] === 'address2' && line !== '');
  const names = columns.includes('firstName')
    ? { firstName: cell('firstName'), lastName: cell('lastName') }
    : splitName(cell('name'));
  return {
    ...emptyCustomer,
    ...names,
    address1: cell('address1'),
    address2: furtherLines.join(', '),
    city: cell('city'),
    postcode: cell('postcode'),
  };
}

/** Reads "name, address, town, postcode": the parts between address and town become its second line. */
function fromParts(cells: readonly string[]): CustomerInfo | null {
  const [name = '', ...rest] = cells.filter((cell) => cell !== '');
  const postcode = rest.at(-1) ?? '';
  if (!looksLikeUkPostcode(postcode)) return null;
  const [address1 = '', ...more] = rest.slice(0, -1);
  const city = more.pop() ?? '';
  return {
    ...emptyCustomer,
    ...splitName(name),
    address1,
    address2: more.join(', '),
    city,
    postcode,
  };
}

/**
 * Reads a list of people, a row each: by its headings, or else as name, address, town and postcode. Empty rows count and
 * are skipped.
 */
export function readRecipientList(rows: readonly (readonly string[])[]): RecipientList {
  const recipients: { row: number; customer: CustomerInfo }[] = [];
  const errors: ListError[] = [];
  const columns = readHeadings((rows[0] ?? []).map(normalizeLine));
  for (const [index, row] of rows.entries()) {
    const cells = row.map(normalizeLine);
    if ((columns && index === 0) || cells.every((cell) => cell === '')) continue;
    const customer = columns ? fromColumns(cells, columns) : fromParts(cells);
    const [error] = customer ? addressErrors(customer) : [];
    if (!customer || error) {
      errors.push({ row: index + 1, error: error ?? { code: 'no-address' } });
    } else {
      const postcode = formatPostcode(customer.postcode);
      recipients.push({ row: index + 1, customer: { ...customer, postcode } });
    }
  }
  return { hasHeadings: columns !== null, recipients, errors };
}
