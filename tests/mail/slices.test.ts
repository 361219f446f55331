import { describe, expect, it } from 'vitest';
import { sixtySlices } from '../support/orders.ts';
import { mailWriterOf } from '../support/mail-writer.ts';
import { paidOrder } from '../support/paid-orders.ts';
import { readable } from '../support/readable-mail.ts';

const bought = paidOrder(sixtySlices);
const payload = { sessionId: bought.sessionId };
const write = async (kind: string) =>
  readable(await mailWriterOf(bought)({ kind, payload }, false));

describe('the mails about an order of slices', () => {
  it.each([
    ['confirmation', 'Signed delivery, leaving us on 25th November 2026'],
    ['confirmation', 'Somebody signs for them at the door.'],
    ['packing-slip', 'Signed delivery'],
  ])('%s: “%s”', async (kind, words) => {
    const { text, html } = await write(kind);
    expect(text).toContain(words);
    expect(html).toContain(words);
  });

  it('say until when they can be cancelled, in the words of the terms', async () => {
    const { text, html } = await write('confirmation');
    for (const part of [text, html]) {
      expect(part).toContain(
        'Bulk slices are made for your order. You can cancel for any reason until we begin to make them:',
      );
      expect(part).not.toMatch(/has been made up|A box that you fill|your note/);
    }
  });

  it('call it what the payment calls it where they say what was paid', async () => {
    for (const kind of ['confirmation', 'packing-slip']) {
      const { text } = await write(kind);
      expect(text.match(/Flat-rate Shipping.*/g)).toEqual(['Flat-rate Shipping: £10.00']);
    }
  });
});
