import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { builderCheckout } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { toDay } from '#domain/day.ts';
import { evolve } from '#domain/box/draft-events.ts';
import { builderPayload } from '#features/builder/steps/delivery/builder-payload.ts';
import { penceToPounds } from '#domain/money.ts';
import {
  boxForMyself,
  boxIn,
  finishedBox,
  finishedBoxPence,
  idOf,
  keyringId,
} from '../../support/orders.ts';
import { boxPence, keyringPence, postagePence } from '../../support/shop-prices.ts';

const ORIGIN = 'https://shop.example';
const price = {
  keyring: penceToPounds(keyringPence(keyringId('this mum belongs'))),
  grace: penceToPounds(keyringPence(keyringId('Grace'))),
  harry: penceToPounds(keyringPence(keyringId('Harry'))),
  firstClass: penceToPounds(postagePence(2)),
};
const payloadOf = (draft = finishedBox) => builderPayload(boxIn(draft), draft, catalogue, ORIGIN);

describe('the payload of a Box of 6 with a keyring and two names, 1st Class', () => {
  const payload = payloadOf();

  it('describes the box with its price in pounds', () => {
    expect(payload.boxDetails).toEqual({
      boxId: 1,
      boxName: 'Box of 6',
      boxPrice: penceToPounds(boxPence(1)),
      boxWeight: 200,
      pieces: 6,
      description: 'Six pieces of fudge in the flavours you choose (200 g)',
    });
  });

  it('lists the flavours by id, name and quantity', () => {
    expect(payload.flavours).toHaveLength(6);
    expect(payload.flavours[0]).toEqual({
      flavourId: idOf('flavours', 'Baileys'),
      flavourName: 'Baileys',
      quantity: 1,
    });
  });

  it('contains lid, design and image URL', () => {
    expect(payload.lidDetails).toMatchObject({
      lidId: 1,
      lidName: 'Happy Birthday',
      lidDesign: { name: 'Happy Birthday Mum' },
    });
    expect(payload.lidDetails?.lidDesign?.image).toMatch(/^https:\/\/shop\.example\/.+/);
  });

  it('contains note, sender, keyring and name tags', () => {
    expect(payload).toMatchObject({
      giftMessage: 'Happy 80th, Mum!',
      sender: 'Harry',
      keyrings: {
        mainKeyring: {
          id: keyringId('this mum belongs'),
          title: 'this mum belongs',
          price: price.keyring,
        },
        nameTags: [
          { id: keyringId('Grace'), title: 'Grace', price: price.grace },
          { id: keyringId('Harry'), title: 'Harry', price: price.harry },
        ],
      },
    });
  });

  it('contains the requested day, if any', () => {
    expect(payload.shipping).not.toHaveProperty('arriveOn');
    const arriveOn = toDay(2026, 12, 24);
    expect(payloadOf({ ...finishedBox, arriveOn }).shipping).toMatchObject({ arriveOn });
  });

  it('lists box, keyring, one line per name, and delivery', () => {
    expect(payload.orderItems.map(({ name, price, quantity }) => [name, price, quantity])).toEqual([
      ['Box of 6', penceToPounds(boxPence(1)), 1],
      ['Main Keyring: this mum belongs', price.keyring, 1],
      ['Name Tag: Grace', price.grace, 1],
      ['Name Tag: Harry', price.harry, 1],
      ['Shipping: Royal Mail 1st Class', price.firstClass, 1],
    ]);
  });

  it('contains total, customer and cancel URL', () => {
    expect(payload).toMatchObject({
      shipping: {
        shippingId: 2,
        shippingName: 'Royal Mail 1st Class',
        shippingPrice: price.firstClass,
      },
      totalAmount: penceToPounds(finishedBoxPence + postagePence(2)),
      customerInfo: finishedBox.customer,
      cancelUrl: 'https://shop.example/build-your-box?step=shipping&restored=true',
    });
  });

  it('matches the schema of the server', () => {
    expect(v.safeParse(builderCheckout, payload).success).toBe(true);
  });
});

describe('the payload of a box for oneself, 2nd Class', () => {
  it('has lid 0 with its own design, no note, and no line for free delivery', () => {
    expect(payloadOf(boxForMyself)).toMatchObject({
      lidDetails: { lidId: 0, lidName: 'Not a Gift', lidDesign: { name: 'Enjoy your fudge' } },
      giftMessage: '',
      sender: '',
      keyrings: { mainKeyring: null, nameTags: [] },
      orderItems: [{ name: 'Box of 12', price: penceToPounds(boxPence(2)), quantity: 1 }],
      totalAmount: penceToPounds(boxPence(2)),
    });
  });
});

describe('incomplete drafts', () => {
  it('omits name tags without a keyring', () => {
    const withoutKeyring = evolve(
      finishedBox,
      { type: 'keyring-clicked', keyringId: keyringId('this mum belongs') },
      catalogue,
    );
    expect(payloadOf(withoutKeyring)).toMatchObject({
      sender: '',
      keyrings: { mainKeyring: null, nameTags: [] },
      totalAmount: penceToPounds(boxPence(1) + postagePence(2)),
    });
    expect(payloadOf(withoutKeyring).orderItems).toHaveLength(2);
  });
});
