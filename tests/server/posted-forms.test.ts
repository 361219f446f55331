import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, londonTime } from '#domain/day.ts';
import { boxPence } from '../support/shop-prices.ts';
import { advanceClock, eventually, startTestShop, type TestShop } from '../support/test-shop.ts';

const CHECKOUT = '/api/create-checkout-session';
const BOX = 'form=box&sku=six-favourites&shippingId=1';
const SLICES = 'form=slices&slices=120&option=assortment';
const MESSAGE =
  'formType=contact&name=Ada+Brown&email=ada%40quay.example&phone=&subject=Feedback&message=Is+it%0D%0Asoft%3F';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const tomorrow = (): string => addDays(londonTime(Date.now()).day, 1);

interface Answer {
  status: number;
  location: string;
  page: string;
  headers: Headers;
}

/** Posts a form as a browser without JavaScript does. */
async function postForm(
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
  return {
    status: response.status,
    location: response.headers.get('Location') ?? '',
    page: await response.text(),
    headers: response.headers,
  };
}

async function sessionAt(location: string) {
  const id = new URL(location).pathname.split('/').at(-1) ?? '';
  return shop.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
}

const inboxMails = (word: string) => shop.mailbox.mails().filter(({ text }) => text.includes(word));

async function expectValidPage({ page }: Answer): Promise<void> {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'void-style': 'off' },
  });
  const { results } = await validator.validateString(page);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
}

describe('a form for a ready-made box', () => {
  it('leads to the payment page, at the price of the shop', async () => {
    const { status, location } = await postForm(CHECKOUT, `${BOX}&totalAmount=0.01&price=1`);
    expect(status).toBe(303);
    const session = await sessionAt(location);
    expect(session.amount_total).toBe(boxPence(1));
    expect(session.metadata).toMatchObject({ orderType: 'cart', source: 'shop-boxes' });
    expect(session.shipping_address_collection).toEqual({ allowed_countries: ['GB'] });
  });

  it('costs what its delivery costs, too', async () => {
    const { location } = await postForm(CHECKOUT, BOX.replace('shippingId=1', 'shippingId=2'));
    expect((await sessionAt(location)).amount_total).toBe(boxPence(1) + 200);
  });

  it('may ask for the lid of an occasion and a note', async () => {
    const { location } = await postForm(
      CHECKOUT,
      `${BOX}&occasion=birthday-mum&note=For+you%0D%0AMum`,
    );
    const session = await sessionAt(location);
    expect(session.amount_total).toBe(boxPence(1));
    expect(session.metadata).toMatchObject({ b1_note: 'For you\nMum' });
    expect(session.metadata?.['b1']).toContain('|1:Happy Birthday Mum|');
    expect(session.metadata).not.toHaveProperty('b1_sku');
  });

  it('drops the note of a box as it is', async () => {
    const { location } = await postForm(CHECKOUT, `${BOX}&occasion=&note=For+you`);
    const { metadata } = await sessionAt(location);
    expect(metadata).toMatchObject({ b1_sku: 'six-favourites' });
    expect(metadata).not.toHaveProperty('b1_note');
  });

  it('shows a note that is too long, to shorten it', async () => {
    const long = `${BOX}&occasion=birthday&note=${'x'.repeat(101)}`;
    const answer = await postForm(CHECKOUT, long);
    expect([answer.status, answer.page]).toEqual([400, expect.stringContaining('<textarea')]);
    expect(answer.page).toContain('at most 100 characters');
    await expectValidPage(answer);
  });

  it('makes one payment page when it is sent twice, and another for another browser or later', async () => {
    const headers = { 'User-Agent': 'Double', 'Accept-Language': 'en-GB' };
    const [first, second] = await Promise.all([
      postForm(CHECKOUT, BOX, headers),
      postForm(CHECKOUT, BOX, headers),
    ]);
    expect(first.location).toMatch(/^http/);
    expect(second.location).toBe(first.location);
    const stranger = await postForm(CHECKOUT, BOX, { ...headers, 'User-Agent': 'Stranger' });
    expect(stranger.location).not.toBe(first.location);
    const other = await postForm(
      CHECKOUT,
      BOX.replace('six-favourites', 'chocolate-dozen'),
      headers,
    );
    expect(other.location).not.toBe(first.location);
    advanceClock(120_000);
    const later = await postForm(CHECKOUT, BOX, headers);
    advanceClock(0);
    expect(later.location).not.toBe(first.location);
  });

  it.each([
    ['an unknown box', BOX.replace('six-favourites', 'constructor')],
    ['no box', BOX.replace('sku=six-favourites&', '')],
    ['two boxes in one field', `${BOX}&sku=chocolate-dozen`],
    ['an unknown occasion', `${BOX}&occasion=constructor`],
    ['an unknown delivery', BOX.replace('shippingId=1', 'shippingId=100')],
    ['another form', BOX.replace('form=box', 'form=__proto__')],
    ['nothing', ''],
    ['JSON', '{"form":"box"}'],
  ])('is refused for %s', async (_what, body) => {
    const answer = await postForm(CHECKOUT, body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    await expectValidPage(answer);
  });
});

describe('a form for slices', () => {
  it('leads to the payment page, at the price of the shop', async () => {
    const { status, location } = await postForm(CHECKOUT, `${SLICES}&flavourIds=1`);
    expect(status).toBe(303);
    const session = await sessionAt(location);
    expect(session.amount_total).toBe(13_000);
    expect(session.line_items?.data.map(({ description }) => description)).toHaveLength(1);
  });

  it('takes an own selection of flavours', async () => {
    const own = SLICES.replace('assortment', 'custom');
    const { status, location } = await postForm(CHECKOUT, `${own}&flavourIds=1&flavourIds=2`);
    expect([status, (await sessionAt(location)).amount_total]).toEqual([303, 13_000]);
  });

  it.each([
    ['Minimum order is 50 slices.', SLICES.replace('120', '49'), 'name="slices"'],
    ['Maximum order is 250 slices.', SLICES.replace('120', '251'), 'name="slices"'],
    ['Minimum order is 50 slices.', SLICES.replace('120', 'NaN'), 'name="slices"'],
    ['Please order whole slices.', SLICES.replace('120', '60.5'), 'name="slices"'],
    [
      'Please choose a day that is still to come.',
      `${SLICES}&neededBy=2001-01-01`,
      'name="neededBy"',
    ],
    ['Please enter a date', `${SLICES}&neededBy=soon`, 'name="neededBy"'],
    ['Please select at least one flavour', SLICES.replace('assortment', 'custom'), 'Back button'],
    [
      'Please select flavours that we sell by the slice',
      `${SLICES.replace('assortment', 'custom')}&flavourIds=9999`,
      'Back button',
    ],
  ])('says “%s”', async (sentence, body, alsoShown) => {
    const answer = await postForm(CHECKOUT, body);
    expect([answer.status, answer.page]).toEqual([400, expect.stringContaining(sentence)]);
    expect(answer.page).toContain(alsoShown);
    await expectValidPage(answer);
  });
});

describe('slices that cannot be ordered here', () => {
  it.each([
    ['for a later day', `${SLICES}&neededBy=2199-01-01`],
    ['for a day that is too near', `${SLICES}&neededBy=${tomorrow()}`],
    ['of more than an order takes', SLICES.replace('120', '251')],
    [
      'of more than an order takes, and of a flavour that is not sold',
      `${SLICES.replace('assortment', 'custom').replace('120', '251')}&flavourIds=9999`,
    ],
  ])('%s lead to the enquiry', async (_what, body) => {
    const answer = await postForm(CHECKOUT, body);
    expect(answer.status).toBe(400);
    await expectValidPage(answer);
    expect(answer.page.match(/<a href="\/weddings-corporate#enquiry">/g)).toHaveLength(1);
  });

  it('for want of flavours do not', async () => {
    const { page } = await postForm(CHECKOUT, SLICES.replace('assortment', 'custom'));
    expect(page).not.toContain('#enquiry');
  });
});

describe('a posted message', () => {
  it('reaches the shop, and leads to a page that says so', async () => {
    const { status, location } = await postForm('/api/send-email', MESSAGE);
    expect([status, location]).toEqual([303, '/message-sent']);
    await eventually(() => expect(inboxMails('soft?')).toHaveLength(1));
  });

  it('counts once when it is sent twice', async () => {
    const twice = MESSAGE.replace('soft', 'twice').replace('ada%40', 'twice%40');
    await Promise.all([postForm('/api/send-email', twice), postForm('/api/send-email', twice)]);
    await eventually(() => expect(inboxMails('twice?')).toHaveLength(1));
  });

  it('shows what is wrong, with all that was typed to send again', async () => {
    const typed = MESSAGE.replace('ada%40quay.example', 'ada').replace(
      'Ada+Brown',
      '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    );
    const answer = await postForm('/api/send-email', typed);
    expect(answer.status).toBe(400);
    await expectValidPage(answer);
    const { page } = answer;
    expect(page).toMatch(/<input type="email"[^>]*value="ada">/);
    expect(page).toContain('<input type="hidden" name="message" value="Is it\r\nsoft?">');
    expect(page).toContain('<a href="#field-email">');
    expect(page).not.toContain('<script>');
    expect(page).toContain('&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a posted data request', () => {
  it.each([
    ['export', '/api/data-export-request'],
    ['deletion', '/api/data-export-request'],
    ['export', '/api/data-deletion-request'],
  ])('asks for the %s that it names, at %s', async (type, path) => {
    const email = `${type}-${path.length}@quay.example`;
    const body = new URLSearchParams({
      requestType: type,
      email,
      orderReferences: 'BHF-1, BHF-2',
      reason: '',
    });
    const { status, location } = await postForm(path, body.toString());
    expect([status, location]).toEqual([303, '/data-requests/sent']);
    const rows = await shop.sql(
      'select request_type, order_references from data_requests where email = $1',
      [email],
    );
    expect(rows).toEqual([{ request_type: type, order_references: ['BHF-1', 'BHF-2'] }]);
  });

  it('says which address is wrong', async () => {
    const answer = await postForm('/api/data-export-request', 'requestType=export&email=nobody');
    expect([answer.status, answer.page]).toEqual([400, expect.stringContaining('name="email"')]);
  });
});

describe('a posted confirmation of a data request', () => {
  it('whose link is gone says so, and offers a new request instead of sending it again', async () => {
    const answer = await postForm('/api/confirm-data-request', `token=${'x'.repeat(43)}`);
    expect(answer.status).toBe(410);
    await expectValidPage(answer);
    expect(answer.page).toContain('This link no longer works');
    expect(answer.page).toContain(
      '<a class="button button--primary" href="/data-requests">Send a new request</a>',
    );
    expect(answer.page).not.toContain('<form');
  });

  it('whose link is damaged says so', async () => {
    const answer = await postForm('/api/confirm-data-request', 'token=%22%3Ex');
    expect(answer.status).toBe(400);
    await expectValidPage(answer);
    expect(answer.page).toContain('The link is incomplete');
    expect(answer.page).not.toContain('">x');
  });
});

describe('a form that may not be posted', () => {
  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['a cross-site navigation', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('from %s gets 403 and a page without what it held', async (_what, headers) => {
    for (const [path, body] of [
      [CHECKOUT, BOX],
      ['/api/send-email', MESSAGE],
      ['/api/data-export-request', 'requestType=export&email=ada%40quay.example'],
      ['/api/confirm-data-request', `token=ada${'x'.repeat(40)}`],
    ] as const) {
      const answer = await postForm(path, body, headers);
      expect([path, answer.status, answer.location]).toEqual([path, 403, '']);
      expect(answer.page).not.toContain('ada');
      await expectValidPage(answer);
    }
  });

  it('from the shop’s own page passes', async () => {
    const headers = { Origin: shop.url, 'Sec-Fetch-Site': 'same-origin' };
    expect((await postForm(CHECKOUT, BOX, headers)).status).toBe(303);
  });

  it('in another type, or to an endpoint without forms, gets 415', async () => {
    const parts = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await postForm(CHECKOUT, BOX, parts)).status).toBe(415);
    expect((await postForm('/api/page-view', 'path=/about')).status).toBe(415);
    expect((await postForm('/api/resend-order-confirmation', 'sessionId=x')).status).toBe(415);
  });

  it('that is too long gets 413', async () => {
    const answer = await postForm('/api/send-email', `message=${'x'.repeat(33 * 1024)}`);
    expect([answer.status, answer.page]).toEqual([413, expect.stringContaining('Too much text')]);
  });
});
