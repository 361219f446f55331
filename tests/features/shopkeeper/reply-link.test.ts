import { describe, expect, it } from 'vitest';
import type { ListedMessage } from '#contract/shopkeeper-messages.ts';
import { replyLink } from '#features/shopkeeper/messages-and-reviews/reply-link.ts';

const message: ListedMessage = {
  id: 1,
  version: 1,
  status: 'new',
  name: 'Ada Brown',
  email: 'ada@quay.example',
  phone: '',
  about: 'Order Question',
  eventOn: null,
  message: 'Is it soft?\n\nLove, Ada & Bob',
  receivedAt: '2026-11-23T09:40:00Z',
};

/** Takes a link apart as a mail program does. */
function mailOf(link: string): Record<string, string> {
  const [, address = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(link) ?? [];
  const fields = query.split('&').map((field): [string, string] => {
    const [name = '', value = ''] = field.split('=').map(decodeURIComponent);
    return [name, value];
  });
  return Object.fromEntries([['to', decodeURIComponent(address)], ...fields]);
}

describe('the link that answers a message', () => {
  it('names address and subject, and quotes the message line by line', () => {
    expect(mailOf(replyLink(message))).toEqual({
      to: 'ada@quay.example',
      subject: 'Re: Order Question',
      body: [
        'Dear Ada Brown,',
        ...['', '', ''],
        'On 23 Nov, 09:40 you wrote:',
        '> Is it soft?',
        '> ',
        '> Love, Ada & Bob',
      ].join('\r\n'),
    });
  });

  it.each([
    ['plain words', 'word '.repeat(1_000)],
    ['emoji', '🍬'.repeat(2_000)],
    ['nothing but line breaks', `${'\n'.repeat(4_000)}x`],
  ])('stays short and readable with %s', (_what, words) => {
    const link = replyLink({ ...message, message: words, name: 'é'.repeat(80) });
    expect(link.length).toBeLessThan(2_000);
    expect(mailOf(link)['body']).toMatch(/\[…\]$/);
  });

  it('goes to one address and nowhere else, whatever the message says', () => {
    const email = 'a?cc=eve&b#@quay.example';
    const about = 'Other&bcc=eve@evil.example';
    const mail = mailOf(replyLink({ ...message, email, about, message: '&cc=eve@evil.example' }));
    expect(Object.keys(mail)).toEqual(['to', 'subject', 'body']);
    expect(mail).toMatchObject({ to: email, subject: `Re: ${about}` });
  });
});
