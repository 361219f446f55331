import { describe, expect, it } from 'vitest';
import { deliveryService } from '#data/delivery-service.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { recipientProblems } from '#domain/cart/recipient-problems.ts';
import {
  findSameRecipient,
  giveBox,
  giveBoxesToNew,
  recipientIdsOf,
  sharesOf,
  type CartBuyer,
  type Recipient,
} from '#domain/cart/recipients.ts';
import { birthdayBox, completeCustomer } from '../../support/orders.ts';

const NOW = Date.parse('2026-11-25T09:00:00Z');

const lineOf = (id: string, quantity: number, ...recipientIds: string[]): CartLine => ({
  id,
  box: birthdayBox,
  quantity,
  sku: null,
  recipientIds,
});

const person = (id: string, changes: Partial<Recipient> = {}): Recipient => ({
  id,
  customer: { ...completeCustomer, firstName: id },
  shippingId: 1,
  arriveOn: null,
  ...changes,
});

const buyer: CartBuyer = {
  name: 'Edna Tide',
  email: 'edna@quay.example',
  emailMarketingOptIn: false,
  company: '',
  purchaseOrder: '',
};

const [ann, bea, cat] = [person('Ann'), person('Bea'), person('Cat')];

describe('each box of a line goes', () => {
  it.each<[string, CartLine, string[]]>([
    ['to the first person where nobody chose', lineOf('a', 2), ['Ann', 'Ann']],
    ['to the chosen person', lineOf('a', 2, 'Bea', 'Ann'), ['Bea', 'Ann']],
    [
      'to the first person instead of one who is gone',
      lineOf('a', 2, 'Zoe', 'Bea'),
      ['Ann', 'Bea'],
    ],
    ['to nobody beyond its quantity', lineOf('a', 1, 'Ann', 'Bea'), ['Ann']],
  ])('%s', (_what, line, ids) => {
    expect(recipientIdsOf(line, [ann, bea])).toEqual(ids);
  });

  it('to one person after another as they are chosen', () => {
    const lines = giveBox([lineOf('a', 3)], { lineId: 'a', index: 2, recipientId: 'Bea' });
    expect(recipientIdsOf(lines[0] ?? lineOf('', 0), [ann, bea])).toEqual(['Ann', 'Ann', 'Bea']);
    expect(sharesOf(ann, lines, [ann, bea])).toMatchObject([{ quantity: 2 }]);
    expect(sharesOf(bea, lines, [ann, bea])).toMatchObject([{ quantity: 1 }]);
    expect(sharesOf(cat, lines, [ann, bea, cat])).toEqual([]);
  });
});

describe('people added to the list get a box', () => {
  const everybody = [ann, bea, cat];
  const idsAfter = (lines: readonly CartLine[]) =>
    giveBoxesToNew(lines, ['Bea', 'Cat'], everybody).map((line) => recipientIdsOf(line, everybody));

  it.each<[string, readonly CartLine[], string[][]]>([
    ['each one of equal boxes', [lineOf('a', 3)], [['Ann', 'Cat', 'Bea']]],
    ['but the first keeps one', [lineOf('a', 2)], [['Ann', 'Bea']]],
    [
      'of different boxes',
      [lineOf('a', 1), lineOf('b', 1), lineOf('c', 1)],
      [['Ann'], ['Cat'], ['Bea']],
    ],
    [
      'the one of somebody who is gone, not one that the first has had from the start',
      [lineOf('a', 1), lineOf('b', 1, 'Zoe')],
      [['Ann'], ['Bea']],
    ],
    ['but none that was chosen for somebody', [lineOf('a', 2, 'Ann', 'Ann')], [['Ann', 'Ann']]],
  ])('%s', (_what, lines, ids) => {
    expect(idsAfter(lines)).toEqual(ids);
  });
});

describe('the same person twice', () => {
  it.each([
    ['in other capitals and spaces', { firstName: 'ANN', postcode: 'bs231aa' }, true],
    ['at another house', { firstName: 'Ann', address1: '2 Pier Road' }, false],
    ['without an address', { firstName: 'Ann', address1: '' }, false],
  ])('%s', (_what, changes, isSame) => {
    const other = person('other', { customer: { ...completeCustomer, ...changes } });
    expect(findSameRecipient(other, [ann, other])).toBe(isSame ? ann : undefined);
  });
});

describe('a cart for several people', () => {
  const cart = { lines: [lineOf('a', 2, 'Ann', 'Bea')], recipients: [ann, bea], buyer };
  const problems = (changes: Partial<typeof cart>) =>
    recipientProblems({ ...cart, ...changes }, NOW, deliveryService);

  it('can be paid when everybody has a box and an address', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[string, Partial<typeof cart>, object]>([
    ['one person only', { recipients: [ann] }, { code: 'too-few-recipients' }],
    [
      'somebody without a box',
      { recipients: [ann, bea, cat] },
      { code: 'without-box', recipientId: 'Cat' },
    ],
    [
      'an address abroad',
      {
        recipients: [ann, person('Bea', { customer: { ...bea.customer, postcode: 'D02 AF30' } })],
      },
      { code: 'address', recipientId: 'Bea', error: { field: 'postcode', code: 'not-uk' } },
    ],
    [
      'a day that the post cannot meet',
      { recipients: [ann, person('Bea', { arriveOn: '2026-11-26' })] },
      { code: 'day', recipientId: 'Bea', error: { code: 'too-soon' } },
    ],
    ['no name of the payer', { buyer: { ...buyer, name: ' ' } }, { code: 'buyer-name' }],
    ['a wrong e-mail address', { buyer: { ...buyer, email: 'edna' } }, { code: 'buyer-email' }],
    [
      'more boxes and people than a payment takes',
      {
        lines: Array.from({ length: 7 }, (_, place) => lineOf(`${place}`, 2, 'Ann', 'Bea')),
      },
      { code: 'too-many-shares' },
    ],
  ])('with %s cannot', (_what, changes, problem) => {
    expect(problems(changes)).toMatchObject([problem]);
  });
});
