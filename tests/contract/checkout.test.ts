import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createCheckoutSession, orderFrom } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { boxOf12, boxOf6WithKeyring } from '../server/payloads.ts';

const read = (payload: unknown) =>
  orderFrom(v.parse(createCheckoutSession.request, payload), catalogue);

describe('a builder’s payload', () => {
  it('becomes an order of ids, with the recipient as the form has it', () => {
    expect(read(boxOf6WithKeyring)).toMatchObject({
      orderType: 'builder',
      shippingId: 2,
      arriveOn: null,
      dispatchOn: null,
      source: 'build-your-box',
      boxes: [
        {
          quantity: 1,
          choices: {
            boxId: 1,
            selection: [{ flavourId: 1, quantity: 6 }],
            lid: { categoryId: 1, designName: 'Happy Birthday' },
            note: '',
            mainKeyringId: 1,
            nameTagIds: [13, 14],
          },
        },
      ],
      recipient: { firstName: 'Ada', lastName: 'Quay', city: 'Weston-super-Mare', phone: '' },
    });
  });

  it('carries no name, price, weight or address of the browser’s into the order', () => {
    const words = JSON.stringify(read(boxOf12));
    for (const theirs of ['Box of 12', '17.99', 'localhost', 'Baileys', 'Royal Mail']) {
      expect(words).not.toContain(theirs);
    }
  });

  it.each([
    ['without an opt-in stays without news', undefined, false],
    ['with an opt-in may be sent news', true, true],
  ])('%s', (_what, emailMarketingOptIn, expected) => {
    const customerInfo = { ...boxOf12.customerInfo, emailMarketingOptIn };
    expect(read({ ...boxOf12, customerInfo }).recipient?.emailMarketingOptIn).toBe(expected);
  });
});
