import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { PERSONAL_METADATA } from '#domain/cart/personal-metadata.ts';
import { dueDay, oldestValidLink, parseReferences } from '#domain/data-request.ts';
import type { Day } from '#domain/day.ts';
import { writeOrderMetadata } from '#domain/order/order-metadata.ts';
import { birthdayBox, birthdayOrder, completeCustomer } from '../support/orders.ts';

describe('the deadline is a calendar month later', () => {
  it.each<[Day, Day]>([
    ['2026-11-21', '2026-12-21'],
    ['2026-12-05', '2027-01-05'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-28', '2027-02-28'],
    ['2027-01-29', '2027-02-28'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2027-03-31', '2027-04-30'],
    ['2027-11-30', '2027-12-30'],
  ])('received %s, due %s', (made, due) => {
    expect(dueDay(made)).toBe(due);
  });
});

describe('order references', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['BHF-1', ['BHF-1']],
    ['BHF-1, BHF-2 ,BHF-3,', ['BHF-1', 'BHF-2', 'BHF-3']],
  ])('%j is parsed as %j', (typed, references) => {
    expect(parseReferences(typed)).toEqual(references);
  });
});

it('a link is valid for seven days', () => {
  const now = Date.parse('2026-11-21T10:00Z');
  expect(new Date(oldestValidLink(now)).toISOString()).toBe('2026-11-14T10:00:00.000Z');
});

it('personal metadata are the notes and the e-mail opt-in only', () => {
  const order = {
    ...birthdayOrder,
    boxes: Array.from({ length: 12 }, () => ({ box: birthdayBox, quantity: 1, sku: null })),
    recipient: { ...completeCustomer, emailMarketingOptIn: true },
  };
  const metadata = writeOrderMetadata('4F7K2M9QXA', order, catalogue);
  const keys = Object.keys(metadata);
  expect(PERSONAL_METADATA.every((key) => keys.includes(key))).toBe(true);
  const rest = Object.entries(metadata).filter(([key]) => !PERSONAL_METADATA.includes(key));
  expect(rest.map(([key]) => key)).toContain('b12');
  expect(JSON.stringify(rest)).not.toContain(birthdayBox.note);
});
