import { describe, expect, it } from 'vitest';
import { createMailWriter } from '#netlify/outbox/write-mail.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { morningOf } from '../support/mornings.ts';
import { readable } from '../support/readable-mail.ts';

const write = createMailWriter({
  orders: { find: () => Promise.resolve(null) },
  readMorning: (on) => Promise.resolve(morningOf(on)),
  catalogue,
  calendar: postalCalendar,
  siteUrl: 'https://birnbeckfudge.example',
  shopInbox: 'orders@birnbeckfudge.example',
  secret: 'secret',
  now: () => Date.parse('2026-11-25T10:00:00Z'),
  log: inMemoryLog(),
});

const request = { email: 'ada@quay.example', referenceId: 'DR-4F7K2M9QXA', requestType: 'export' };

/** Returns the alert about a mail of a data request, its HTML as a reader sees it, and the targets of its links. */
async function alertOf(kind: string, reason: 'refused' | 'uncertain') {
  const mail = { kind, payload: { ...request, seed: 'seed' } };
  const payload = { key: `${kind}/${request.referenceId}`, reason, mail };
  const { text, html, replyTo } = readable(await write({ kind: 'dead-letter', payload }, false));
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) =>
    decodeURIComponent(url),
  );
  return { text, words: html.replaceAll(/<[^>]*>/g, ''), links, replyTo };
}

const ANSWER = 'Answer this e-mail, which writes to the customer, and ';
const ASK_AGAIN = 'ask them to send their request again.';
const ASK_WHETHER = `${ANSWER}ask whether they have it.`;
const DELETE = 'Then delete this e-mail and your answer: they asked us to delete their data.';

describe('the alert about an undelivered mail of a data request', () => {
  it.each([
    [
      'data-request-link',
      'refused',
      [
        'Most often the address has a slip in it, or the mailbox is full.',
        `Look at the address above. If it looks right, answer this e-mail, which writes to the customer, and ${ASK_AGAIN}`,
        'If it has a slip in it, do nothing: nobody has confirmed this request. Please write to no other address: it may be a stranger’s.',
      ],
    ],
    [
      'data-export-link',
      'refused',
      [
        'Most often the mailbox is full.',
        `${ANSWER}${ASK_AGAIN}`,
        'Please write to no other address: they have confirmed this one.',
      ],
    ],
    [
      'data-deletion-done',
      'refused',
      ['Most often the mailbox is full.', `${ANSWER}copy them the words below.`, DELETE],
    ],
    ['data-request-link', 'uncertain', [ASK_WHETHER, `If not, ${ASK_AGAIN}`]],
    ['data-export-link', 'uncertain', [ASK_WHETHER, `If not, ${ASK_AGAIN}`]],
    [
      'data-deletion-done',
      'uncertain',
      [ASK_WHETHER, 'If not, copy them the words below.', DELETE],
    ],
  ] as const)('states the steps for %s, %s', async (kind, reason, sentences) => {
    const { text, words, replyTo } = await alertOf(kind, reason);
    for (const sentence of sentences) {
      expect(text).toContain(sentence);
      expect(words).toContain(sentence);
    }
    for (const part of [text, words]) {
      expect(part).not.toContain('what it should be');
      expect(part).not.toContain('Send it again');
      expect(part).not.toMatch(/The order|packing slip/);
    }
    expect(replyTo).toBe(request.email);
  });

  it.each(['data-request-link', 'data-export-link'])(
    'does not hold the secret link of %s',
    async (kind) => {
      for (const reason of ['refused', 'uncertain'] as const) {
        const { text, words, links } = await alertOf(kind, reason);
        for (const part of [text, words, ...links]) expect(part).not.toContain('token=');
        expect(text).toContain('its words are not shown here.');
        expect(words).toContain('its words are not shown here.');
        expect(text + words).not.toMatch(/word for word|What the e-mail says|words below/);
      }
    },
  );

  it('shows the words of a mail without a link', async () => {
    const { text, words } = await alertOf('data-deletion-done', 'refused');
    expect(text).toContain('The e-mail, word for word:');
    expect(words).toMatch(/What the e-mail says.*What is gone/);
  });

  it('writes the answer: whoever sends the request again is told where', async () => {
    const { links } = await alertOf('data-export-link', 'refused');
    expect(links).toContainEqual(
      expect.stringContaining(
        'mailto:ada@quay.example?subject=Your data are ready: DR-4F7K2M9QXA&amp;body=Dear customer,\r\n\r\nour e-mail “Your data are ready: DR-4F7K2M9QXA” could not be delivered. Could you please send your request again? You can do so on our website, under “Your Data Rights”.',
      ),
    );
  });
});
