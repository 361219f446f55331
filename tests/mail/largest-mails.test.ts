import { describe, expect, it } from 'vitest';
import { boxes } from '#data/boxes.ts';
import { catalogue } from '#data/catalogue.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/order/order-limits.ts';
import type { FlavourQuantity } from '#domain/catalogue.ts';
import { flavoursFor, selectionFills } from '#domain/box/box-rules.ts';
import { MAX_ORDER_REFERENCES } from '#domain/data-request.ts';
import { MAX_FIELD_LENGTH } from '#domain/message.ts';
import { mainKeyrings, nameTags } from '#domain/box/keyrings.ts';
import { NOTE_HARD_LIMIT, isNoteValid } from '#domain/box/note.ts';
import {
  orderedBoxes,
  type BoxOrder,
  type OrderedBox,
  type SliceOrder,
} from '#domain/order/order.ts';
import { writeRequestNotice } from '#netlify/mail/data-request/data-request-notice.tsx';
import { writeMessage } from '#netlify/mail/message/message.tsx';
import { writeOrderConfirmation } from '#netlify/mail/order-confirmation/order-confirmation.tsx';
import { writeMorning } from '#netlify/mail/morning/morning.tsx';
import { writePackingSlip } from '#netlify/mail/packing-slip/packing-slip.tsx';
import { USUAL_SLIP } from '#netlify/mail/packing-slip/slip-warnings.ts';
import { completeCustomer, sixtySlices, withParcel } from '../support/orders.ts';
import { crowdedMorning } from '../support/mornings.ts';
import { paidOrderForMail } from '../support/paid-orders.ts';
import { readable } from '../support/readable-mail.ts';

/** Mail programs cut off mails above 102 kB, and with them the address or the total. */
const LONGEST_MAIL = 90_000;

/** Returns a note of the maximum length, of characters that HTML escapes to the longest text. */
const NOTE = '"\'&<>'.repeat(20) + '\n'.repeat(NOTE_HARD_LIMIT - 100);

const byLength = <T>(list: readonly T[], textOf: (one: T) => string): T[] =>
  list.toSorted((a, b) => textOf(b).length - textOf(a).length);

const [longestLid] = byLength(catalogue.lidDesigns, ({ name }) => name);
const [longestKeyring] = byLength(mainKeyrings(catalogue), ({ title }) => title);
const longestNames = byLength(nameTags(catalogue), ({ title }) => title);

/** Returns a box with as many flavours as possible, longest names first. */
function fullestSelection(box: (typeof boxes)[number]): readonly FlavourQuantity[] {
  if (box.fixedSelection) return box.fixedSelection;
  const flavours = byLength(flavoursFor(box, catalogue), ({ name }) => name).slice(0, box.pieces);
  return flavours.map(({ id }, index) => ({
    flavourId: id,
    quantity: index === 0 ? box.pieces - flavours.length + 1 : 1,
  }));
}

/** Returns twenty of the fullest box, with notes that differ only at their end. */
function fullestBox(box: (typeof boxes)[number], place: number): OrderedBox {
  return {
    quantity: MAX_LINE_QUANTITY,
    box: {
      boxId: box.id,
      selection: fullestSelection(box),
      lid: {
        categoryId: longestLid?.categoryIds[0] ?? 0,
        designName: longestLid?.name ?? '',
      },
      note: NOTE.slice(0, -1) + (place % 2 === 0 ? '\n' : ' '),
      keyring:
        box.takesKeyrings && longestKeyring
          ? {
              id: longestKeyring.id,
              nameTagIds: longestNames.slice(place * 3, place * 3 + 3).map(({ id }) => id),
            }
          : null,
    },
    sku: null,
  };
}

const fullestBasket = (box: (typeof boxes)[number]): BoxOrder => ({
  ...withParcel({
    items: Array.from({ length: MAX_CART_LINES }, (_, place) => fullestBox(box, place)),
    arriveOn: '2026-12-24',
    dispatchOn: '2026-12-18',
    recipient: {
      ...completeCustomer,
      firstName: '"'.repeat(80),
      lastName: '"'.repeat(80),
      address1: '"'.repeat(100),
      address2: '"'.repeat(100),
      city: '"'.repeat(100),
      email: `${'a'.repeat(240)}@quay.example`,
    },
  }),
  channel: 'cart',
});

const slices: SliceOrder = {
  ...sixtySlices,
  slices: 250,
  flavourIds: byLength(catalogue.flavours, ({ name }) => name)
    .slice(0, 10)
    .map(({ id }) => id),
};

function sizesOf(order: BoxOrder | SliceOrder): number[] {
  const paid = { ...paidOrderForMail(order), refundedPence: 1, expectedTotalPence: 1 };
  const mails = [
    writeOrderConfirmation(paid, 'https://birnbeckfudge.example'),
    writePackingSlip(paid, { ...USUAL_SLIP, possibleDuplicate: true }),
  ];
  return mails.map(({ html }) => Buffer.byteLength(html));
}

describe('mails stay below 90 kB', () => {
  it.each(boxes.map((box) => [box.name, box] as const))(
    'with the largest cart of %s',
    (_name, box) => {
      const [first] = orderedBoxes(fullestBasket(box));
      expect(first && selectionFills(box, first.box.selection, catalogue)).toBe(true);
      expect(first && isNoteValid(first.box.note)).toBe(true);
      const sizes = sizesOf(fullestBasket(box));
      expect(sizes).toHaveLength(2);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(LONGEST_MAIL);
    },
    30_000,
  );

  it('with the largest bulk order', () => {
    expect(Math.max(...sizesOf(slices))).toBeLessThanOrEqual(LONGEST_MAIL);
  });

  it.each(['"', '\n', '&', '🎂'])('with the longest message, made of %j', (character) => {
    const { html } = writeMessage(
      {
        formType: 'contact',
        name: character.repeat(MAX_FIELD_LENGTH.name),
        email: 'ann@quay.example',
        phone: '',
        subject: 'Feedback',
        message: character.repeat(MAX_FIELD_LENGTH.message / character.length),
      },
      { possibleDuplicate: true },
    );
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(LONGEST_MAIL);
  });

  it('with two thousand parcels to post, and as many overdue, stopped, changed and to come', () => {
    const mail = writeMorning(crowdedMorning(2_000), {
      paymentsUrl: 'https://payments.example/payments',
      boardUrl: 'https://birnbeckfudge.example/shopkeeper',
    });
    expect(Buffer.byteLength(mail.html)).toBeLessThanOrEqual(LONGEST_MAIL);
    expect(Buffer.byteLength(mail.text)).toBeLessThanOrEqual(LONGEST_MAIL);
    expect(mail.subject).toContain('2,000 to post, 2,000 overdue, 2,000 STOP');
    for (const part of [readable(mail).html, mail.text]) {
      expect(part).toContain('2,000 parcels to post today');
      expect(part).toContain('And 1,970 more: the page has them all.');
      // Nothing on the page lists what is new.
      expect(part).toMatch(/And [\d,]+ more\.(?!\w)/);
    }
  });

  it('with the longest data request', () => {
    const { html } = writeRequestNotice({
      requestType: 'deletion',
      referenceId: 'DR-1',
      email: `${'a'.repeat(240)}@quay.example`,
      orderReferences: Array.from({ length: MAX_ORDER_REFERENCES }, () =>
        '"'.repeat(MAX_FIELD_LENGTH.orderReference),
      ),
      reason: '"'.repeat(MAX_FIELD_LENGTH.message),
      due: '2026-12-24',
      waiting: [],
    });
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(LONGEST_MAIL);
  });
});
