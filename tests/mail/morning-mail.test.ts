import { describe, expect, it } from 'vitest';
import { writeMorning } from '#netlify/mail/morning/morning.tsx';
import type { Morning, MorningParcel } from '#netlify/mail/morning/morning-for-mail.ts';
import { morningOf } from '../support/mornings.ts';
import { readable } from '../support/readable-mail.ts';

const BOARD = 'https://birnbeckfudge.example/shopkeeper';
const PAYMENTS = 'https://payments.example/payments';

const write = (morning: Morning) =>
  writeMorning(morning, { boardUrl: BOARD, paymentsUrl: PAYMENTS });

/** The words of a mail's HTML as they are read, without its head. */
const wordsOf = (html: string): string =>
  html
    .replace(/^.*?<h1/s, '<h1')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/<[^>]+>/g, '\n');

/** The links that look like the button to click first. */
const mainButtons = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<a href="([^"]*)" style="([^"]*)"/g)]
    .filter(([, , style]) => /background-color:#(?:a61d49|16384b)/.test(style ?? ''))
    .map(([, url]) => url);

const full = morningOf('2026-11-23');

describe('the mail of a full day', () => {
  it.each(['html', 'text'] as const)(
    'tells in %s what may not leave, how many parcels do, and what is overdue, before all else',
    (part) => {
      const mail = write(full);
      const words = part === 'html' ? wordsOf(mail.html) : mail.text;
      const places = [
        /STOP: 2 parcels/i,
        /6\s+parcels to post today/,
        /1 overdue since Fri\s20\sNov/,
        /1 by Royal Mail Signed For/,
        /Overdue: 1 parcel/i,
        /To cut/i,
        /To post today: 6 parcels/i,
        /New since Friday morning/i,
      ].map((wanted) => words.lastIndexOf(wanted.exec(words)?.[0] ?? 'missing'));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  it('has each flavour of slices on a line of its own', () => {
    const { html, text } = write(full);
    expect(text).toMatch(/60 × Sea Salt Caramel\n +60 × Vanilla\n/);
    expect(html).toMatch(/<div>60\s×\sSea\sSalt\sCaramel<\/div><div>60\s×\sVanilla<\/div>/);
  });

  it('cuts a long name between two characters, never within an emoji', () => {
    const due = full.due.map((parcel) => ({ ...parcel, who: '🎂'.repeat(60) }));
    const { text } = write({ ...full, due });
    expect(text).toContain(`${'🎂'.repeat(39)}…`);
    expect(text.isWellFormed()).toBe(true);
  });

  it('counts the parcels of each class of delivery, and has no dot at the end of a line', () => {
    const words = wordsOf(write(full).html);
    expect(words).toMatch(/Royal Mail 1st Class\n+2 parcels\n/);
    expect(words).not.toContain(' · ');
  });

  it('counts what is overdue from the first day that it should have left', () => {
    const [late] = full.overdue;
    if (!late) throw new Error('Nothing is overdue');
    const earlier: MorningParcel = { ...late, postOn: '2026-11-18' };
    expect(write({ ...full, overdue: [late, earlier] }).text).toContain(
      'and 2 overdue since Wed 18 Nov',
    );
    expect(write({ ...full, due: [], overdue: [late] }).text).toContain('\n1 overdue since');
    expect(write({ ...full, overdue: [] }).text).not.toContain('overdue since');
  });
});

describe('what is stuck', () => {
  const { html, text } = write(morningOf('2026-11-22'));

  it('stands in one alert as far as it wants checking, each with what to do about it', () => {
    const toDo = [
      'Look at the payments: were they packed and posted?',
      'Look there: is there an order without a packing slip?',
      'Open the mail “Not delivered”: it says who waits, and how to reach them.',
      'Nothing to do: the shop tries again by itself.',
    ];
    const words = wordsOf(html).replaceAll(/\s+/g, ' ');
    for (const sentence of toDo) {
      expect(words).toContain(sentence.replace(':', ': ').replaceAll(/ +/g, ' '));
      expect(text).toContain(sentence);
    }
    expect(words).toMatch(
      /Please check 3 things.* 1 2 payments have no order: .* Open the payments 2 Payments are not compared: .* 3 One mail to a customer /,
    );
    expect(html.match(/border-left:8px/g)).toHaveLength(1);
  });
});

describe('the button to click first', () => {
  it.each([
    ['the day', '2026-11-23', [BOARD]],
    ['nothing when nothing is to be posted', '2026-11-24', []],
    ['the payments when they want checking', '2026-11-22', [PAYMENTS]],
  ] as const)('opens %s', (_what, on, urls) => {
    expect(mainButtons(write(morningOf(on)).html)).toEqual(urls);
  });

  it.each([
    ['a mail that waits', [{ part: 'mails', count: 1, since: 0 }], false],
    ['a mail given up', [{ part: 'given-up', count: 1 }], true],
    ['a payment without an order', [{ part: 'unrecorded', count: 1 }], true],
    ['payments not compared', [{ part: 'payments', since: null }], true],
    ['names that stay at the payment provider', [{ part: 'not-cleared', count: 2 }], true],
  ] as const)('%s: the subject asks to check it, or not', (_name, stuck, asks) => {
    expect(write({ ...full, stuck }).subject.startsWith('Please check: ')).toBe(asks);
  });

  it('opens the payments when one has no order', () => {
    const stuck = [{ part: 'unrecorded', count: 1 }] as const;
    expect(mainButtons(write({ ...full, stuck }).html)).toEqual([PAYMENTS]);
  });

  it.each([
    ['one has no order', ['unrecorded']],
    ['they were not compared', ['payments']],
    ['both', ['unrecorded', 'payments']],
  ] as const)('text and HTML link the payments once when %s', (_why, parts) => {
    const stuck = parts.map((part) =>
      part === 'payments' ? { part, since: null } : { part, count: 1 },
    );
    const { html, text } = write({ ...full, stuck });
    expect(text.split(PAYMENTS)).toHaveLength(2);
    expect(mainButtons(html)).toEqual([PAYMENTS]);
  });

  it('opens the day when only mails are stuck', () => {
    const stuck = [{ part: 'given-up', count: 1 }] as const;
    expect(mainButtons(write({ ...full, stuck }).html)).toEqual([BOARD]);
  });
});

describe('what a customer changed', () => {
  const day = 'Day they wished for';
  it.each([
    ['is named whole', [day, 'Address', 'Note of Box of 6'], `${day}, address, note of box of 6`],
    [
      'names notes of equal boxes once',
      [day, 'Note of Box of 6', 'Note of Box of 6'],
      `${day}, note of box of 6`,
    ],
    [
      'ends with how much more there is, never within a word',
      [day, 'Address', ...[6, 12, 24, 36].map((pieces) => `Note of Box of ${pieces}`)],
      `${day}, address, note of box of 6, note of box of 12 and 2 more`,
    ],
  ])('%s', (_what, parts, words) => {
    const { text, html } = readable(
      write({ ...full, news: [{ who: 'Dan', number: 'BHF-4F7K2M9QXA', what: 'changed', parts }] }),
    );
    const line = `Changed: ${words.toLowerCase()}`;
    expect(text).toContain(`Dan, BHF-4F7K2M9QXA: ${line}\n`);
    expect(html).toContain(`${line}<`);
  });
});
