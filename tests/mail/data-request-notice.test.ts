import { describe, expect, it } from 'vitest';
import {
  writeRequestNotice,
  type RequestNotice,
} from '#netlify/mail/data-request/data-request-notice.tsx';
import { readable } from '../support/readable-mail.ts';

const request: RequestNotice = {
  requestType: 'export',
  referenceId: 'DR-4F7K2M9QXA',
  email: 'ada@quay.example',
  orderReferences: ['BHF-DT7TGMNFAR'],
  reason: '',
  due: '2026-12-25',
  waiting: [],
};

/** Returns both parts of the notice as a reader sees them. */
function partsOf(notice: RequestNotice): string[] {
  const { text, html } = readable(writeRequestNotice(notice));
  return [text, html.replaceAll(/<[^>]*>/g, '')];
}

describe('the shop’s notice of a data request that names orders', () => {
  const another = 'If an order below belongs to another address, ';
  it.each([
    [
      'an export: nothing of another address is sent',
      { ...request, requestType: 'export' },
      `${another}send nothing from it: ask them to request it from that address.`,
    ],
    [
      'a deletion: nothing of another address is deleted',
      { ...request, requestType: 'deletion' },
      `${another}nothing of it is deleted: ask them to send a request from that address.`,
    ],
    [
      'a deletion that waits for the post: the same',
      { ...request, requestType: 'deletion', waiting: ['BHF-4F7K2M9QXA'] },
      `${another}nothing of it is deleted: ask them to send a request from that address.`,
    ],
  ] as const)('states the step for %s', (_what, notice, step) => {
    for (const part of partsOf(notice)) expect(part).toContain(step);
    for (const part of partsOf({ ...notice, orderReferences: [] })) {
      expect(part).not.toContain('another address');
    }
  });

  it('asks to send by hand nothing but e-mails of the address that was confirmed', () => {
    for (const part of partsOf(request)) {
      expect(part).toContain(
        'If there are e-mails from or to this address that they have not got, send them by hand.',
      );
    }
  });
});

describe('the shop’s notice of a deletion', () => {
  const deletion: RequestNotice = { ...request, requestType: 'deletion', orderReferences: [] };
  const previewOf = (notice: RequestNotice): string =>
    /<title>([^<]*)<\/title>/.exec(writeRequestNotice(notice).html)?.[1] ?? '';

  it.each([
    ['no order waits', [], 'Search your mailbox for this address. Delete every e-mail from and'],
    ['an order waits for the post', ['BHF-4F7K2M9QXA'], 'Post BHF-4F7K2M9QXA as planned: it keeps'],
  ])('begins its preview with its first step where %s', (_what, waiting, step) => {
    const notice = { ...deletion, waiting };
    expect(previewOf(notice)).toMatch(new RegExp(`^${step}`));
    expect(previewOf(notice).includes('every other e-mail')).toBe(waiting.length > 0);
  });

  it('names what writes the answer, in a text part without buttons, too', () => {
    const { text, html } = readable(writeRequestNotice(deletion));
    const step = 'Then answer them: “Tell them that it is done” writes the e-mail.';
    expect(text).toContain(`${step}\nTell them that it is done: mailto:ada@quay.example?`);
    expect(html).toContain('“Tell them that it is done” writes the e-mail.');
    expect(html).toMatch(/<a href="mailto:[^>]*>Tell them that it is done<\/a>/);
  });
});
