import { describe, expect, it } from 'vitest';
import { readRecipientList } from '#domain/customer/recipient-list.ts';

const read = (text: string) =>
  readRecipientList(text.split('\n').map((line) => line.split(';').map((cell) => cell.trim())));

describe('a list of people', () => {
  it.each<[string, string, object]>([
    [
      'name, address, town and postcode',
      'Dorothy Pier; 1 Pier Road; Clevedon; bs217qu',
      {
        firstName: 'Dorothy',
        lastName: 'Pier',
        address1: '1 Pier Road',
        address2: '',
        city: 'Clevedon',
        postcode: 'BS21 7QU',
      },
    ],
    [
      'an address of three parts',
      'Mary Ann Sands; Flat 2; 4 Dune Walk; Burnham; TA8 1AA',
      { firstName: 'Mary Ann', lastName: 'Sands', address1: 'Flat 2', address2: '4 Dune Walk' },
    ],
    [
      'an address of four parts',
      'Ada Quay; Flat 2; Pier House; The Front; Clevedon; BS21 7QU',
      { address1: 'Flat 2', address2: 'Pier House, The Front', city: 'Clevedon' },
    ],
    [
      'columns by their headings, in any order',
      'Postcode; Town; Address line 1; Surname; First name; Notes\nBS21 7QU; Clevedon; 3 Quay; Ebb; Ruth; likes mint',
      { firstName: 'Ruth', lastName: 'Ebb', address1: '3 Quay', city: 'Clevedon' },
    ],
    [
      'every line of an address in columns of their own',
      'Name; Address 1; Address 2; Address line 3; Address 4; Town; Postcode\nRuth Ebb; Flat 3; The Gables;; 1 Quay; Clevedon; BS21 7QU',
      { address1: 'Flat 3', address2: 'The Gables, 1 Quay', city: 'Clevedon' },
    ],
    [
      'one column with the whole name',
      'Full name; Address; City; Post code\nRuth Ebb; 3 Quay; Clevedon; BS21 7QU',
      { firstName: 'Ruth', lastName: 'Ebb', postcode: 'BS21 7QU' },
    ],
  ])('is read by %s', (_what, text, customer) => {
    expect(read(text)).toMatchObject({ recipients: [{ customer }], errors: [] });
  });

  it.each<[string, string, object]>([
    ['no postcode at its end', 'Dorothy; 1 Pier Road', { code: 'no-address' }],
    ['a postcode abroad', 'Ada Quay; 3 Quay; Dublin; D02 AF30', { code: 'no-address' }],
    ['no town', 'Ada Quay; 3 Quay; BS21 7QU', { field: 'city', code: 'missing' }],
    ['a single name', 'Ada; 3 Quay; Clevedon; BS21 7QU', { field: 'lastName', code: 'missing' }],
    [
      'an address that is too long',
      `Ada Quay; ${'x'.repeat(101)}; Clevedon; BS21 7QU`,
      { field: 'address1', code: 'too-long' },
    ],
  ])('names the line with %s', (_what, line, error) => {
    const good = 'Dorothy Pier; 1 Pier Road; Clevedon; BS21 7QU';
    expect(read(`${good}\n\n${line}`)).toMatchObject({
      recipients: [{ row: 1 }],
      errors: [{ row: 3, error }],
    });
  });
});
