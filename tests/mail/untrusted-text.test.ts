import { describe, expect, it } from 'vitest';
import { writeRequestNotice } from '#netlify/mail/data-request/data-request-notice.tsx';
import { writeMessage } from '#netlify/mail/message/message.tsx';
import { writeOrderConfirmation } from '#netlify/mail/order-confirmation/order-confirmation.tsx';
import { writePackingSlip } from '#netlify/mail/packing-slip/packing-slip.tsx';
import { USUAL_SLIP } from '#netlify/mail/packing-slip/slip-warnings.ts';
import { birthdayBox, withItems } from '../support/orders.ts';
import { paidOrderForMail } from '../support/paid-orders.ts';

const FORGED = ['2 of 2: Box of 30', '30 x Everything free', '  Lid: None', 'Total paid: £0.00'];
const LINE_ENDS = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('text parts quote every line of a stranger', () => {
  const linesWith = (text: string): string[] =>
    text
      .split(/[\n\v\f\r\u0085\u2028\u2029]/)
      .filter((line) => FORGED.some((words) => line.includes(words.trim())));

  it.each(LINE_ENDS)('in a note with the line ending %j', (lineEnd) => {
    const box = { ...birthdayBox, note: FORGED.join(lineEnd) };
    const order = paidOrderForMail(withItems([{ box, quantity: 1, sku: null }]));
    const mails = [
      writePackingSlip(order, USUAL_SLIP),
      writeOrderConfirmation(order, 'https://birnbeckfudge.example'),
    ];
    for (const { text } of mails) {
      const lines = linesWith(text);
      expect(lines).toHaveLength(FORGED.length);
      for (const line of lines) expect(line).toMatch(/^ {0,2}> /);
    }
  });

  it.each(LINE_ENDS)('in a message with the line ending %j', (lineEnd) => {
    const { text } = writeMessage(
      {
        formType: 'contact',
        name: 'Ann',
        email: 'ann@quay.example',
        phone: '',
        subject: 'Feedback',
        message: FORGED.join(lineEnd),
      },
      { possibleDuplicate: false },
    );
    const lines = linesWith(text);
    expect(lines).toHaveLength(FORGED.length);
    for (const line of lines) expect(line).toMatch(/^> /);
  });
});

describe('a mailto link', () => {
  const hrefs = (html: string): string[] =>
    [...html.matchAll(/href="(mailto:[^"]*)"/g)].map(([, href]) => href ?? '');

  const linksFor = (email: string): string[] => {
    const message = writeMessage(
      { formType: 'contact', name: 'Ann', email, phone: '', subject: 'Feedback', message: 'Hello' },
      { possibleDuplicate: false },
    );
    const notice = writeRequestNotice({
      requestType: 'export',
      referenceId: 'DR-1',
      email,
      orderReferences: [],
      reason: '',
      due: '2026-12-24',
      waiting: [],
    });
    return [...hrefs(message.html), ...hrefs(notice.html)];
  };

  it.each([
    ['a plain address', 'ann.lee@quay.example', 'mailto:ann.lee@quay.example'],
    ['a plus', 'ann+fudge@quay.example', 'mailto:ann%2Bfudge@quay.example'],
    ['added recipients', 'ann?bcc=all@quay.example', 'mailto:ann%3Fbcc%3Dall@quay.example'],
    [
      'an added body',
      'ann?body=Hi&cc=b@quay.example',
      'mailto:ann%3Fbody%3DHi%26cc%3Db@quay.example',
    ],
    ['a second address', 'ann%2Cbob@quay.example', 'mailto:ann%252Cbob@quay.example'],
  ])('encodes %s', (_what, email, href) => {
    const [address, reply, notice, answer] = linksFor(email);
    expect([address, notice]).toEqual([href, href]);
    expect(reply?.split('?')).toEqual([href, 'subject=Re%3A%20Feedback']);
    expect(answer?.split('?')).toEqual([href, 'subject=Your%20request%20DR-1&amp;body=']);
  });
});
