import { describe, expect, it } from 'vitest';
import { emptyCustomer } from '#domain/customer/customer.ts';
import { boxName, NOT_APART, type SummarizedBox, type ParcelSummary } from '#copy/order-summary.ts';
import type { ParcelDifference } from '#copy/parcel-differences.ts';
import { writeDeadLetter } from '#netlify/mail/dead-letter/dead-letter.tsx';
import { boxTitle } from '#netlify/mail/order/box-copy.ts';
import { writeOrderConfirmation } from '#netlify/mail/order-confirmation/order-confirmation.tsx';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { writeOrderChanged } from '#netlify/mail/order-changed/order-changed.tsx';
import { writePackingSlip } from '#netlify/mail/packing-slip/packing-slip.tsx';
import { oneNuttyBox, twoParcels } from '../support/orders.ts';
import { paidOrderForMail } from '../support/paid-orders.ts';
import { readable } from '../support/readable-mail.ts';
import { USUAL_SLIP, type SlipOrigin } from '#netlify/mail/packing-slip/slip-warnings.ts';

/** What the confirmation of the order below shows. */
const PICTURED = [
  'lids/happy-birthday-mum.png',
  'pieces/baileys.jpg',
  'pieces/biscoff-biscuit.jpg',
];

const SITE = 'https://birnbeckfudge.example';

const weigh = (boxes: readonly SummarizedBox[]): number | null =>
  boxes.reduce<number | null>(
    (sum, { weightGrams, quantity }) =>
      sum === null || weightGrams === null ? null : sum + weightGrams * quantity,
    0,
  );

const box: SummarizedBox = {
  quantity: 1,
  typeName: 'Box of 6',
  readyMade: null,
  apart: NOT_APART,
  unit: { one: 'piece', many: 'pieces' },
  weightGrams: 200,
  flavours: [
    { name: 'Baileys', slug: 'baileys', quantity: 2 },
    { name: 'Biscoff Biscuit', slug: 'biscoff-biscuit', quantity: 4 },
  ],
  lidCategory: 'Happy Birthday',
  lidDesign: 'Happy Birthday Mum',
  note: '<script>alert(1)</script>\n& love',
  keyring: 'this mum belongs',
  nameTags: ['mum', 'dad'],
  allergens: ['milk', 'soya', 'wheat'],
};

const parcel: ParcelSummary = {
  boxes: [box],
  recipient: null,
  shippingId: 1,
  shippingName: 'Royal Mail 2nd Class',
  weightGrams: 200,
  arrival: { dispatch: '2026-11-20', first: '2026-11-24', last: '2026-11-26' },
  metDay: null,
  missedDay: null,
};

const order: OrderForMail = {
  orderNumber: '4F7K2M9QXA',
  paidAt: Date.parse('2026-11-20T10:00Z'),
  buyer: null,
  statuses: ['waiting'],
  differences: [],
  isInCatalogue: true,
  parcels: [parcel],
  slices: null,
  allergens: ['milk', 'soya', 'wheat'],
  lines: [
    { description: 'Box of 6', quantity: 1, totalPence: 1099 },
    { description: 'Name Tag: mum', quantity: 2, totalPence: 498 },
  ],
  shippingName: 'Royal Mail 2nd Class',
  shippingPence: 0,
  totalPence: 1597,
  expectedTotalPence: 1597,
  refundedPence: 0,
  isDisputed: false,
  email: 'ada@quay.example',
  recipient: {
    ...emptyCustomer,
    firstName: 'Ada <i>',
    lastName: 'Quay',
    address1: '1 Pier Road',
    city: 'Weston-super-Mare',
    postcode: 'BS23 1AA',
  },
};

/** Returns the order with these boxes in its parcel. */
const withBoxes = (boxes: readonly SummarizedBox[]): OrderForMail => ({
  ...order,
  parcels: [{ ...parcel, boxes, weightGrams: weigh(boxes) }],
});
/** Returns the order with a parcel of another arrival. */
const arriving = (change: Partial<ParcelSummary>): OrderForMail => ({
  ...order,
  parcels: [{ ...parcel, ...change }],
});

const confirmation = (change: Partial<OrderForMail> = {}) =>
  readable(writeOrderConfirmation({ ...order, ...change }, SITE));
const slip = (change: Partial<OrderForMail> = {}, origin: Partial<SlipOrigin> = {}) =>
  readable(writePackingSlip({ ...order, ...change }, { ...USUAL_SLIP, ...origin }));

describe('the order confirmation', () => {
  it.each([
    ['the order number', 'BHF-4F7K2M9QXA'],
    ['what was chosen', 'Biscoff Biscuit'],
    ['the lid', 'Happy Birthday Mum'],
    ['the names', 'mum, dad'],
    ['the size', '6 pieces, 200 g'],
    ['the recipient', 'Your order for Ada is paid, and we are making up your box.'],
    ['the arrival', 'Get it by 24-26 Nov'],
    ['free delivery', 'FREE'],
    ['the total', '£15.97'],
    ['the address', '1 Pier Road'],
    ['the kitchen notice', 'Our kitchen handles milk, soya, eggs, nuts and gluten.'],
    ['unaffected statutory rights', 'your statutory rights are unaffected'],
    ['how to cancel', 'we can cancel it and refund you in full'],
    ['the seller and its address', 'Birnbeck Handmade Fudge, 7 Pier View'],
    ['the contact', 'hello@birnbeckfudge.example'],
    ['the terms', `${SITE}/terms`],
    ['the privacy policy', `${SITE}/privacy-policy`],
    ['the link to all ingredients', `${SITE}/ingredients`],
    ['the order date', '20th November 2026'],
    ['the dispatch day and method', 'Royal Mail 2nd Class, leaving us on 20th November 2026'],
    ['what happens next', 'We cut your flavours and fill the tray.'],
    ['the handwritten note', 'Someone here writes your note by hand.'],
    ['the shelf life', '4-6 weeks'],
    ['that it is the copy of the contract', 'it is your copy of what we agreed'],
  ])('states %s, in HTML and in plain text', (_what, words) => {
    const { html, text } = confirmation();
    expect(html).toContain(words);
    expect(text).toContain(words);
  });

  it.each([
    ['Edna Tide', 'Dear Edna Tide, your order for Ada is paid'],
    ['ada <i> quay', 'Dear ada <i> quay, your order is paid'],
    ['', 'Your order for Ada is paid'],
  ])('greets the buyer “%s”', (name, words) => {
    const { text } = confirmation({ buyer: { name, company: '', purchaseOrder: '' } });
    expect(text).toContain(words);
  });

  it('greets without a name, and offers no note, where nothing is a gift', () => {
    const own = { ...box, lidCategory: 'Not a Gift', lidDesign: 'Enjoy your fudge', note: '' };
    const { text } = writeOrderConfirmation(withBoxes([own]), SITE, `${SITE}/order#token`);
    expect(text).toMatch(/^Your order is paid, and we are making up your box\./);
    expect(text).toContain('Until we pack it, you can change the address and the day');
    const gift = writeOrderConfirmation(order, SITE, `${SITE}/order#token`);
    expect(gift.text).toContain('you can change the note, the address and the day you wish for.');
  });

  it('lists the allergens after "Contains:", in bold', () => {
    const { html, text } = confirmation();
    expect(html).toMatch(/Contains: (<!-- -->)?<strong>milk, soya, wheat<\/strong>/);
    expect(text).toContain('Contains: milk, soya, wheat.');
  });

  it('lists the allergens of each of two boxes', () => {
    const boxes = [box, { ...box, allergens: ['milk'] as const }];
    const { html, text } = writeOrderConfirmation(withBoxes(boxes), SITE);
    expect(text).toContain('  Contains: milk, soya, wheat\n');
    expect(text).toContain('  Contains: milk\n');
    expect(html).toContain('<strong>milk</strong>');
  });

  it('keeps line breaks of note and address without CSS white-space', () => {
    const { html } = confirmation();
    expect(html).toContain('alert(1)&lt;/script&gt;<br/>&amp; love');
    expect(html).toContain('1 Pier Road, Weston-super-Mare, BS23 1AA');
    expect(html).not.toContain('pre-line');
  });

  it('is 600 pixels wide without max-width, and light in dark mode', () => {
    const { html } = confirmation();
    expect(html).toMatch(/<table[^>]* width="600"/);
    expect(html).toContain('<meta name="color-scheme" content="light only"/>');
    expect(html).not.toMatch(/<style>[^<]*&/);
  });

  it('has the shop as Reply-To', () => {
    expect(confirmation().replyTo).toBe('hello@birnbeckfudge.example');
  });

  it('escapes the customer’s text', () => {
    const { html, text } = confirmation();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<i>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('<script>alert(1)</script>');
  });

  it('loads nothing but the shop’s pictures, which are the same for every reader', () => {
    const { html } = confirmation();
    expect(html).not.toMatch(/url\(|<link/);
    const pictures = [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, address]) => address);
    expect(new Set(pictures)).toEqual(
      new Set(['/mail/masthead.png', ...PICTURED.map((file) => `${SITE}/mail/${file}`)]),
    );
  });
});

describe('the packing slip', () => {
  it.each([
    [
      'text',
      [
        'BHF-4F7K2M9QXA',
        'Post by 20th November 2026',
        'Royal Mail 2nd Class, 200 g of fudge',
        'Contains: milk, soya, wheat.',
        'SEND TO',
        '1 Pier Road',
        'Do not put this sheet in the parcel',
        'Box of 6, 6 pieces, 200 g',
        'NOTE, to be copied',
        '2 × Baileys',
        'Lid: Happy Birthday Mum',
        'Keyring: this mum belongs',
        'Name 1: mum',
        'Name 2: dad',
        'Ordered by ada@quay.example on 20th November 2026. No news by e-mail.',
        '£15.97',
      ],
    ],
    [
      'html',
      [
        '>BHF-4F7K2M9QXA<',
        '>Post by 20th November 2026</h1>',
        '>Send to<',
        '1 Pier Road',
        'Do not put this sheet in the parcel',
        'Contains: <strong>milk, soya, wheat</strong>.',
        '>Box of 6, 6 pieces, 200 g<',
        'Copy by hand, exactly as typed:',
        '<td><b>2</b></td><td>Baileys<',
        '<strong>Happy Birthday Mum</strong>',
        'this mum belongs',
        '1. mum, 2. dad',
        'Ordered by <a href="mailto:ada@quay.example"',
        'on 20th November 2026. No news by ',
        '£15.97',
      ],
    ],
  ] as const)(
    'lists in %s dispatch, address and allergens first, then the boxes in packing order, and prices last',
    (part, order) => {
      const words = slip()[part];
      const places = order.map((wanted) => words.indexOf(wanted));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  it('names the lid’s design without its category', () => {
    const plain = withBoxes([{ ...box, lidCategory: 'Not a Gift', lidDesign: 'Enjoy your fudge' }]);
    const mails = [slip(plain), writeOrderConfirmation(plain, SITE)];
    for (const { text, html } of mails) {
      expect(text).toContain('Lid: Enjoy your fudge\n');
      expect(text + html).not.toContain('Not a Gift');
    }
  });

  it.each([
    ['a box that is no longer sold', { weightGrams: null }, 'Royal Mail 2nd Class\n', '6 pieces\n'],
    ['three boxes', { quantity: 3 }, '3 boxes in one parcel, 600 g of fudge\n', '200 g each\n'],
    ['six big boxes', { quantity: 6, weightGrams: 1020 }, ', 6.12 kg of fudge\n', '1.02 kg each\n'],
  ])('states the weight of %s', (_what, change, inAll, each) => {
    const { text } = slip(withBoxes([{ ...box, ...change }]));
    expect(text).toContain(inAll);
    expect(text).toContain(each);
  });

  it('states in its subject what to pack and whether to check it first', () => {
    expect(slip().subject).toBe('BHF-4F7K2M9QXA Box of 6');
    expect(slip({ totalPence: 1 }).subject).toBe('Please check: BHF-4F7K2M9QXA Box of 6');
  });

  it.each<[string, Partial<OrderForMail>, string]>([
    ['an underpayment', { totalPence: 1596 }, '£15.96 was paid, but the order costs £15.97.'],
    ['an overpayment', { totalPence: 1598 }, '£15.98 was paid, but the order costs £15.97.'],
    [
      'an unreadable price',
      { expectedTotalPence: null },
      '£15.97 was paid, but what the order costs could not be read.',
    ],
    ['a dispute', { isDisputed: true }, 'Payment of £15.97 disputed'],
    ['a refund', { refundedPence: 500 }, '£5.00 of £15.97 refunded'],
    ['a full refund', { refundedPence: 1597 }, '£15.97 refunded in full'],
    ['unreadable choices', withBoxes([]), 'The choices could not be read'],
  ])('warns about %s', (_what, change, words) => {
    const { html, text } = slip(change);
    expect(text).toContain(words);
    expect(html).toContain(words);
  });

  it('leads from a warning about money to the payment, with one button', () => {
    const paymentUrl = 'https://dashboard.stripe.com/payments/pi_1';
    const { html, text } = slip({ expectedTotalPence: 1599 }, { paymentUrl });
    expect(html.match(/<a href="[^"]*"[^>]*>Open this payment<\/a>/g)).toHaveLength(1);
    expect(text).toContain(`£0.02 too little paid\n`);
    expect(text).toContain(`Open this payment: ${paymentUrl}`);
  });

  it('asks to copy the note as typed, with a box to tick for each thing that goes in', () => {
    const { html } = slip();
    expect(html).toMatch(
      /Copy by hand, exactly as typed:<\/td>.*alert\(1\)&lt;\/script&gt;<br\/>&amp; love/,
    );
    expect(
      html.match(/(?<=☐)(<[^>]+>)+\w+/g)?.map((tick) => tick.replaceAll(/<[^>]+>/g, '')),
    ).toEqual(['Copy', '2', '4', '1', '1', '2']);
  });

  it.each([
    [1, 'Box of 6, 6 pieces, 200 g<'],
    [3, 'Three Boxes of 6, 6 pieces, 200 g each<'],
  ])('states the pieces per box for %i equal boxes', (quantity, words) => {
    expect(slip(withBoxes([{ ...box, quantity }])).html).toContain(words);
  });

  it.each([
    [{ part: 'note', place: 1, ofBox: null }, 'Note', '&amp; love'],
    [{ part: 'note', place: 1, ofBox: 'Box of 6, no. 1' }, 'Note', '&amp; love'],
    [{ part: 'address' }, 'Address', 'BS23 1AA'],
    [{ part: 'requested-day' }, 'Day they wished for', 'Not a day earlier\\.'],
  ] as const)('says first that %j was changed, and below it what it was', (part, name, words) => {
    const { parcels } = arriving({ metDay: '2026-12-24' });
    const changed = slip({ parcels, differences: [[{ ...part, before: 'Old', after: 'New' }]] });
    expect(changed.html.replaceAll('\u00A0', ' ')).toMatch(
      new RegExp(
        `${words}(</?\\w+>)*<p class="changed"><em class="place">Changed</em><br/>Before: “Old”</p>`,
      ),
    );
    expect(changed.html).toMatch(
      new RegExp(
        `border-left:8px[^>]*><p[^>]*>Changed</p><p[^>]*><strong><span>${name}</span></strong></p><p[^>]*>This slip takes the place of the one before\\.<.*BHF-4F7K2M9QXA`,
      ),
    );
    expect(changed.text).toMatch(/^Changed\. This slip takes the place of the one before\.\n/);
    expect(slip({ parcels }).html).not.toMatch(/class="changed"|>Changed<|takes the place/);
  });

  it('tells boxes with the same lid apart by their numbers, and says beside the number of one that it was changed', () => {
    const apart = { ...NOT_APART, number: 2 };
    const boxes = [box, { ...box, quantity: 2, apart }];
    const part = { part: 'note', place: 2, ofBox: 'Box of 6, no. 2' } as const;
    const note = { ...part, before: 'Old', after: 'New' };
    const { html } = readable(slip({ ...withBoxes(boxes), differences: [[note]] }));
    const titles = html
      .match(/<h2[^>]*>.*?<\/h2>/g)
      ?.map((title) => title.replaceAll('<br/>', ': ').replaceAll(/<[^>]*>/g, ''));
    expect(titles).toEqual([
      'Box 1 of 3: Box of 6',
      'Boxes 2-3 of 3 Changed: Two Boxes of 6',
      'Paid',
    ]);
    expect(html).toMatch(/>Changed<\/p><p[^>]*><strong><span>Boxes 2-3: note</);
    expect(html.match(/Lid: <strong>Happy Birthday Mum<\/strong>/g)).toHaveLength(2);
  });

  it.each([
    [1596, ['£15.97', '£15.96', 'Short by: £0.01']],
    [1598, ['£15.97', '£15.98', 'Too much by: £0.01']],
  ])('adds up what the order costs before what was paid: %i', (totalPence, [costs, paid, off]) => {
    const { text, html } = slip({ totalPence });
    expect(text).toContain(`Order costs: ${costs}\nTotal paid: ${paid}\n${off}\n`);
    expect(html).toMatch(/>Order costs<.*>Total paid<.*>(?:Short|Too much) by</);
  });

  it('states what the payment lacks before what went back of it', () => {
    expect(slip({ totalPence: 1596, refundedPence: 500 }).text).toContain(
      'Order costs: £15.97\nTotal paid: £15.96\nShort by: £0.01\nPaid back: −£5.00\nWhat remains paid: £10.96\n',
    );
  });

  it('starts with the order number when there is no warning', () => {
    expect(slip().text).toMatch(
      /^BHF-4F7K2M9QXA\nPost by 20th November 2026\nRoyal Mail 2nd Class, 200 g of fudge\n\nContains: milk, soya, wheat\. [^\n]*\n\nSEND TO\n/,
    );
  });
});

describe('a packing slip of unusual origin', () => {
  const releaseUrl = `${SITE}/release-confirmation?order=cs_1`;

  it.each<[string, Partial<SlipOrigin>, string]>([
    ['recorded late', { releaseUrl }, 'Recorded late'],
    ['with a shared order number', { sharesNumber: true }, 'Order number used twice'],
    [
      'that may be a duplicate',
      { possibleDuplicate: true },
      'This slip may have reached you before',
    ],
  ])('%s states it first and in the subject', (_what, origin, words) => {
    const { subject, html, text } = slip({}, origin);
    expect(subject).toContain('Please check: ');
    expect(text.startsWith(words)).toBe(true);
    expect(html).toContain(words);
  });

  it.each([
    ['2026-11-30', true],
    ['2026-11-20', false],
    [null, false],
  ] as const)(
    'says that it is overdue when it was recorded on %s: %s',
    (recordedLateOn, isLate) => {
      const { html, text } = slip({}, { releaseUrl, recordedLateOn });
      expect(text.includes('\nOverdue\nBHF-4F7K2M9QXA\nPost by 20th November 2026\n')).toBe(isLate);
      expect(/>Overdue<\/span> <strong>.*BHF-4F7K2M9QXA/.test(html)).toBe(isLate);
    },
  );

  it('has a link that releases a late order’s confirmation', () => {
    const late = slip({}, { releaseUrl });
    expect(late.text).toContain(releaseUrl);
    expect(late.html).toContain(`href="${releaseUrl}"`);
    expect(slip().text).not.toContain('confirm it to the customer');
  });
});

const noteChanged = (before: string, after: string): ParcelDifference => ({
  part: 'note',
  place: 1,
  ofBox: null,
  before,
  after,
});

describe('the mail about a change', () => {
  const { html, text } = readable(
    writeOrderChanged({
      order,
      parcel,
      differences: [noteChanged('', 'Happy 80th, Mum!')],
      pageUrl: `${SITE}/order#token`,
      by: 'customer',
    }),
  );

  it('has the number of the order', () => {
    expect(html).toContain('Order number <strong>BHF-4F7K2M9QXA</strong>');
    expect(text).toContain('\nOrder number BHF-4F7K2M9QXA\n');
  });

  it('has the address on its label', () => {
    expect(html).toMatch(/border:1px solid #a61d49.*>To Ada &lt;i&gt; Quay, 1 Pier Road, /);
    expect(text).toContain('leaving us on 20th November 2026\nTo Ada <i> Quay, 1 Pier Road, ');
  });

  it('shows a note that says "No note" as a note', () => {
    const mail = { order, parcel, pageUrl: '', by: 'customer' } as const;
    const written = writeOrderChanged({ ...mail, differences: [noteChanged('', 'No note')] });
    expect(readable(written).html).toMatch(
      /<td style="[^"]*box-shadow:[^"]*Segoe Print[^"]*">No note</,
    );
  });

  it('shows a note as it was and as it is in one form, unless there was none', () => {
    expect(text).toContain('NOTE\nBefore:\n> No note\nNow:\n> Happy 80th, Mum!');
    expect(html).toMatch(
      />Before<.*<span style="color:#435d6a">No note<.*>Now<.*<td style="[^"]*box-shadow:[^"]*Segoe Print[^"]*">Happy 80th, Mum!</,
    );
  });
});

describe('the order confirmation after a change', () => {
  const changed = confirmation({ differences: [[noteChanged('Old', 'New')]] });
  const SENTENCE = 'This is your order as it was changed: note.';

  it('says so in the head of the label, and in text below the greeting', () => {
    expect(changed.html).toMatch(
      new RegExp(`border:1px solid #a61d49[^>]*>(<[^>]*>)+${SENTENCE}</td>.*>Get it by`),
    );
    expect(changed.text).toMatch(new RegExp(`^[^\\n]*\\n\\n${SENTENCE}\\n\\nGet it by`));
  });

  it('does not of an order as it was bought', () => {
    expect(confirmation().html).not.toContain('as it was changed');
  });
});

describe('an order with a flavour that is no longer sold', () => {
  const unknown = { isInCatalogue: false, allergens: [] } as const;

  it('asks the customer to ask, and the packer to look, since its allergens are not known', () => {
    for (const words of [
      'We cannot list the allergens of this order here: please ask us before anybody eats it.',
      'Our kitchen handles milk',
    ]) {
      expect(confirmation(unknown).html).toContain(words);
      expect(confirmation(unknown).text).toContain(words);
    }
    const { html, text } = slip(unknown);
    expect(html).toContain('ALLERGENS NOT KNOWN');
    expect(text).toContain('ALLERGENS NOT KNOWN');
    expect(`${html}${text}${confirmation(unknown).text}`).not.toContain('Contains:');
  });
});

describe('the order confirmation after a refund', () => {
  it('promises no fudge after a full refund', () => {
    const { subject, html, text } = confirmation({ refundedPence: 1597 });
    expect(subject).toBe('Your order BHF-4F7K2M9QXA has been paid back');
    for (const words of [
      'We have paid you back for your order for Ada',
      '£15.97 goes back to the card',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(`${html}${text}`).not.toMatch(/making up|Get it by|leaving us|leaves us/);
    expect(`${html}${text}`).not.toMatch(/arrives perfect|we can cancel it/);
  });

  it('leads after a full refund to the order without an offer to change it, and names no address', () => {
    const refunded = { ...order, refundedPence: 1597 };
    const { html, text } = readable(writeOrderConfirmation(refunded, SITE, `${SITE}/order#token`));
    expect(text).toContain(`\n\nSee your order:\n${SITE}/order#token\n\nWHAT YOU ORDERED\n`);
    expect(html).toMatch(/<a href="[^"]*\/order#token"[^>]*>See your order<\/a>/);
    expect(`${html}${text}`).not.toMatch(/you can change|To Ada|1 Pier Road/);
  });

  it('states a partial refund and keeps the arrival', () => {
    const { subject, html, text } = confirmation({ refundedPence: 500 });
    expect(subject).toBe('Your order BHF-4F7K2M9QXA is confirmed');
    for (const words of ['We have paid £5.00 of your £15.97 back to your card.', 'Get it by']) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('Total paid: £15.97\nPaid back: −£5.00\nWhat remains paid: £10.97\n');
    expect(html).toMatch(/>−£5\.00<.*>What remains paid<.*>£10\.97</);
  });

  it('does not mention refunds without one', () => {
    expect(confirmation().text).not.toContain('aid back');
  });
});

it.each<[string, Partial<SummarizedBox>]>([
  ['3 Bar Gift Box', { typeName: '3 Bar Gift Box' }],
  ['Two 3 Bar Gift Boxes', { typeName: '3 Bar Gift Box', quantity: 2 }],
  ['Six Favourites (two Boxes of 6)', { readyMade: 'Six Favourites', quantity: 2 }],
  ['Treasure Box (two Boxes of 6)', { readyMade: 'Treasure Box', quantity: 2 }],
  [
    'Two Boxes of 6, Happy Birthday Mum lid, no. 2',
    { quantity: 2, apart: { ...NOT_APART, isByLid: true, number: 2 } },
  ],
])('equal boxes are %s in a mail', (title, more) => {
  expect(boxTitle({ ...box, ...more })).toBe(title);
});

describe('mails of several boxes', () => {
  const second: SummarizedBox = {
    ...box,
    quantity: 2,
    typeName: 'Box of 12',
    weightGrams: 400,
    flavours: [{ name: 'Vanilla', slug: 'vanilla', quantity: 12 }],
    note: 'Love from us both',
    keyring: null,
    nameTags: [],
    allergens: ['milk'],
  };
  const third = { ...second, quantity: 1, note: '' };
  const several = withBoxes([box, second, third]);

  it('number and count the boxes, and group the contents of each', () => {
    const { text, html, subject } = slip(several);
    expect(subject).toBe('BHF-4F7K2M9QXA Box of 6, Two Boxes of 12, Box of 12');
    expect(text).toContain('Royal Mail 2nd Class, 4 boxes in one parcel, 1.4 kg of fudge');
    expect(text).toMatch(
      /1 of 4: Box of 6, 6 pieces, 200 g\nContains: milk, soya, wheat\nNOTE, to be copied by hand, exactly as typed:\n> <script>[^]*Name 2: dad\n\n2-3 of 4: Two Boxes of 12, 12 pieces, 400 g each\nContains: milk\nNOTE, to be copied by hand on 2 cards, exactly as typed:\n> Love from us both\n[^]*\n\n4 of 4: Box of 12, 12 pieces, 400 g\nContains: milk\nNo note\./,
    );
    expect(html).toMatch(
      />Boxes 2-3 of 4<\/small><br\/>Two Boxes of 12<\/h2>.*>12 pieces, 400 g each<\/p>.*>Happy Birthday Mum</,
    );
    expect(html).toContain('Copy by hand on 2 cards, exactly as typed:');
    expect(html).toContain('4 boxes in one parcel');
  });

  it('name the lid of each box once, and number the bill as the boxes', () => {
    const named = [
      { ...box, apart: { ...NOT_APART, isByLid: true, number: 1 } },
      { ...second, typeName: 'Box of 6', apart: { ...NOT_APART, isByLid: true, number: 2 } },
    ] as const satisfies SummarizedBox[];
    const lines = named.map((each) => ({
      description: boxName(each),
      quantity: each.quantity,
      totalPence: 1099,
    }));
    const { text, html } = slip({ ...withBoxes(named), lines });
    expect(html.match(/Happy Birthday Mum/g)).toHaveLength(2);
    expect(text).toContain('\n1: Box of 6: £10.99\n2-3: 2 × Box of 6: £10.99\n');
    expect(html).toMatch(/<strong>2-3<\/strong><\/td><td[^>]*>2 × Box of 6</);
  });

  it('use the plural of box, tray and note', () => {
    const { text, html } = readable(writeOrderConfirmation(several, SITE));
    for (const part of [text, html]) {
      expect(part).toContain('Your order for Ada is paid, and we are making up your boxes.');
      expect(part).toContain('We cut your flavours and fill the trays.');
      expect(part).toContain('Someone here writes your notes by hand.');
      expect(part).toContain('Love from us both');
      expect(part).toContain('Two Boxes of 12');
      expect(part).toContain('Your note, written by hand on 2 cards');
      expect(part).toMatch(/All boxes together contain: (<.*?>)*milk, soya, wheat/);
    }
  });

  it('use the singular for one box', () => {
    const { text } = slip();
    expect(text).not.toMatch(/1 of 1|in one parcel|cards/);
  });
});

describe('mails of an order with a requested day', () => {
  const requested = arriving({
    arrival: { dispatch: '2026-12-18', first: '2026-12-22', last: '2026-12-24' },
    metDay: '2026-12-24',
  });

  it('tell the customer the day and the dispatch day', () => {
    const { text, html } = readable(writeOrderConfirmation(requested, SITE));
    for (const part of [text, html]) {
      expect(part).toContain('In time for Thursday 24th December 2026');
      expect(part).toContain(
        'Royal Mail 2nd Class, leaving us on 18th December 2026. It should be there on 22-24 Dec.',
      );
      expect(part).toContain(
        'Your order for Ada is paid, and we will make up your box in good time.',
      );
      expect(part).not.toContain('Get it by');
    }
  });

  it('tell the shop first not to post it earlier', () => {
    const { subject, text, html } = slip(requested);
    expect(subject).toBe('Post on 18th December 2026: BHF-4F7K2M9QXA Box of 6');
    expect(text).toMatch(
      /^BHF-4F7K2M9QXA\nPost on 18th December 2026, in time for 24th December 2026\nNot a day earlier\.\nRoyal Mail 2nd Class, 200 g of fudge\n/,
    );
    expect(html).toMatch(
      />Post on 18th December 2026<\/h1><p[^>]*>in time for 24th December 2026.*>Not a day earlier\.</,
    );
  });

  it('tell customer and shop about a missed day', () => {
    const missed = arriving({ missedDay: '2026-11-24' });
    expect(slip(missed).text).toMatch(
      /^Wished for 24th November 2026\nIt was paid too late for that day\.\nPost it at once\.\n/,
    );
    expect(slip(missed).subject).toMatch(/^Please check: BHF-/);
    const { text, html } = readable(writeOrderConfirmation(missed, SITE));
    for (const part of [text, html]) {
      expect(part).toContain('Get it by 24-26 Nov');
      expect(part).toContain('You wished for 24th November 2026.');
    }
  });
});

describe('the dead-letter alert', () => {
  const key = 'confirmation/4F7K2M9QXA';
  const undelivered = {
    to: 'ada@gmial.example',
    subject: 'Your order BHF-4F7K2M9QXA is confirmed',
    text: 'Dear Ada,\nthank you.\n',
  };

  it.each([
    ['refused', 'would not take this e-mail for 20 hours', 'Look at the address above.'],
    ['uncertain', 'it may or may not have arrived', 'and ask whether they have'],
  ] as const)('explains what happened and what to do: %s', (reason, happened, toDo) => {
    const { text, html, subject } = writeDeadLetter({ key, reason, about: null, undelivered });
    expect(subject).toBe('Not delivered: order confirmation BHF-4F7K2M9QXA');
    for (const part of [text, html]) {
      expect(part).toContain(happened);
      expect(part).toContain(toDo);
      expect(part).toContain('on the packing slip');
    }
  });

  it.each([
    [key, 'it is paid, and its packing slip comes on its own.'],
    ['order-changed/4F7K2M9QXA/2', 'it is paid, and its packing slip comes on its own.'],
    ['posted/4F7K2M9QXA/1', 'it is paid, and this parcel was marked as posted.'],
  ])(
    'says truly what of the order is safe, and where the customer’s address is: %s',
    (each, safe) => {
      const about = paidOrderForMail(twoParcels);
      const mail = readable(writeDeadLetter({ key: each, reason: 'refused', about, undelivered }));
      for (const part of [mail.text, mail.html]) {
        expect(part.match(/The order itself is safe: [^<\n]*/g)).toEqual([
          `The order itself is safe: ${safe}`,
        ]);
        expect(part).toContain(
          'Name and address are on the packing slip and at the payment provider.',
        );
      }
    },
  );

  it('has the button within the step that names it', () => {
    const { html } = writeDeadLetter({ key, reason: 'refused', about: null, undelivered });
    expect(html).toMatch(
      /Look at the address above\..*<a [^>]*>Send it again<\/a>.*If it looks right,/,
    );
  });

  it('has the total and the allergens of the mail in bold, but nothing of what a note holds', () => {
    const mail =
      'Contains: milk, soya. Our kitchen\n\nWHAT YOU PAID\nBox: £1.00\nTotal paid: £1.00\n\nNote:\n  > Total paid: £2\n  > \n  > Contains: love';
    const { html } = writeDeadLetter({
      key,
      reason: 'refused',
      about: null,
      undelivered: { ...undelivered, text: mail },
    });
    expect(html).toContain('Contains: <strong>milk, soya</strong>. Our kitchen');
    expect(html).toMatch(
      /<td[^>]*>Box<\/td><td[^>]*>£1\.00<\/td>.*font-weight:700[^>]*>Total paid<\/td><td[^>]*font-weight:700[^>]*>£1\.00</,
    );
    expect(html).toMatch(
      /italic[^>]*>Total paid: £2<\/div><div[^>]*>\u00A0<\/div><div[^>]*>Contains: love</,
    );
  });

  it('includes the whole mail and has the customer as Reply-To', () => {
    const { text, html, replyTo } = writeDeadLetter({
      key,
      reason: 'refused',
      about: null,
      undelivered,
    });
    expect(replyTo).toBe('ada@gmial.example');
    expect(text).toContain(
      'To: ada@gmial.example\nSubject: Your order BHF-4F7K2M9QXA is confirmed\n\nDear Ada,\nthank you.',
    );
    const letter = html.slice(html.indexOf('What the')).replaceAll(/<\/?span[^>]*>/g, '');
    expect(letter).toMatch(
      />To: ada@gmial\.example<.*>Subject: <strong>Your order BHF-4F7K2M9QXA is confirmed<.*>Dear Ada,<\/div><div>thank\syou\.</,
    );
  });

  it('shows the words of the mail to be copied: URLs in full, none of them a link, notes as they are written', () => {
    const url = `${SITE}/order#token`;
    const quotation = '  > Royal Mail: https://elsewhere.example\n';
    const mail = `See or change your order:\n${url}\n${quotation}\nWHAT YOU PAID\nAgain: ${url}\n`;
    const written = writeDeadLetter({
      key,
      reason: 'refused',
      about: null,
      undelivered: { ...undelivered, text: mail },
    });
    const { text, html } = written;
    expect(html).toMatch(
      new RegExp(`See or change your order:</div><div style="[^"]*monospace[^"]*">${url}</div>`),
    );
    expect(html).toMatch(new RegExp(`>What you paid<.*>Again:<div[^>]*>${url}</div>`));
    expect(html).toMatch(
      /<div style="[^"]*italic[^"]*">Royal Mail: https:\/\/elsewhere\.example<\/div>/,
    );
    expect(html).not.toContain('href="https://elsewhere.example');
    expect(html).not.toContain(`href="${url}`);
    expect(text).toContain(mail);
  });

  it('shows what is in a box below its name, and further in', () => {
    const mail = 'WHAT YOU ORDERED\nBox of 6\n  6 × Vanilla';
    const written = { key, reason: 'refused', about: null } as const;
    const { html } = writeDeadLetter({ ...written, undelivered: { ...undelivered, text: mail } });
    expect(html).toMatch(/<strong>Box of\s6<\/strong><\/div><div style="[^"]*padding:0 0 0 16px/);
  });

  it('names the order of a repeated mail, and the reference of a data request', () => {
    const subjectOf = (each: string) =>
      writeDeadLetter({ key: each, reason: 'refused', about: null, undelivered }).subject;
    expect(subjectOf(`${key}/2`)).toBe('Not delivered: order confirmation BHF-4F7K2M9QXA');
    expect(subjectOf('data-export-link/DR-4F7K2M9QXA')).toBe(
      'Not delivered: link to a copy of somebody’s data DR-4F7K2M9QXA',
    );
  });

  it('is sent even if the mail can no longer be rendered', () => {
    const { text } = writeDeadLetter({ key, reason: 'refused', about: null, undelivered: null });
    expect(text).toContain('cannot write it again');
    expect(text).toContain('Please get in touch with the customer.');
  });
});

describe('mails of an order of two parcels', () => {
  const order = paidOrderForMail(twoParcels);

  it('tell the customer of each parcel when it arrives, what it holds and where it goes', () => {
    const { text, html } = readable(writeOrderConfirmation(order, SITE));
    expect(text).toMatch(
      /^Dear Edna Tide, your order is paid, and we are making up your boxes\.\n\nOrder number: BHF-4F7K2M9QXA\nOrdered on: [^\n]*\n\nParcel 1 of 2 for Ada Quay: Get it by 27 Nov-1 Dec\nRoyal Mail 2nd Class, leaving us on 25 Nov\nTo 1 Pier Road, [^\n]*\n\nParcel 2 of 2 for Grace Pier: In time for Thursday 24th December 2026\nRoyal Mail 1st Class, leaving us on 21 Dec\.[^\n]*\nTo 2 Sea View, [^\n]*\n\n/,
    );
    expect(text).toMatch(
      /Parcel 1 of 2 for Ada Quay\nBox of 6, [^]*Parcel 2 of 2 for Grace Pier\nTwo 3 Bar Gift Boxes, /,
    );
    for (const words of ['Parcel 2 of 2 for Grace Pier', 'To 2 Sea View, ']) {
      expect(html).toContain(words);
    }
    const body = html.slice(html.indexOf('<h1'));
    expect(body).toMatch(/>BHF-4F7K2M9QXA<.*>Parcel 1 of 2 for Ada Quay<.*>Get it by/);
    expect(body.match(/BHF-4F7K2M9QXA/g)).toHaveLength(1);
  });

  it('bring the shop a slip for each parcel: when to post it, where, and what it holds', () => {
    const { text, html, subject } = readable(writePackingSlip(order, USUAL_SLIP));
    expect(subject).toBe('BHF-4F7K2M9QXA 2 parcels: Box of 6, Two 3 Bar Gift Boxes');
    const [, first = '', second = ''] = text.split('BHF-4F7K2M9QXA\n');
    expect(first).toMatch(
      /^Parcel 1 of 2: Post by 25th November 2026\nRoyal Mail 2nd Class, 200 g of fudge\n\nContains: milk\.[^\n]*\n\nSEND TO\nAda Quay\n[^]*\n\nBox of 6, /,
    );
    expect(second).toMatch(
      /^Parcel 2 of 2: Post on 21st December 2026, in time for 24th December 2026\nNot a day earlier\.\nRoyal Mail 1st Class, 2 boxes in one parcel, [^\n]*\n\nContains: milk\.[^\n]*\n\nSEND TO\nGrace Pier\n2 Sea View\n[^]*\n\nTwo 3 Bar Gift Boxes, [^]*\nOrdered by Edna Tide \(ada@quay\.example\) [^]*Total paid: /,
    );
    expect(first).not.toMatch(/Grace|3 Bar|Total paid/);
    expect(second).not.toMatch(/Box of 6, |Happy birthday!/);
    expect(html.match(/class="slip"/g)).toHaveLength(2);
    expect(html).toMatch(
      />Parcel 2 of 2<\/span>.*>Post on 21st December 2026<\/h1>.*>in time for 24th December 2026/,
    );
    expect(html).toContain('<strong>Grace Pier</strong><br/>2 Sea View');
  });

  it('state below each parcel what was paid for it, and below all what their delivery cost', () => {
    const mails = [
      readable(writeOrderConfirmation(order, SITE)),
      readable(writePackingSlip(order, USUAL_SLIP)),
    ];
    for (const { text, html } of mails) {
      expect(text).toMatch(
        /\nParcel 1 of 2 for Ada Quay\nBox of 6: £10\.99\n[^]*\nParcel 2 of 2 for Grace Pier\n2 × 3 Bar Gift Box: £35\.98\nAll parcels\nDelivery: /,
      );
      expect(html).toMatch(/<td colSpan="3"[^>]*>Parcel 2 of 2 for Grace Pier<\/td>/);
    }
  });

  it('show each parcel in the same colours, and part them with a strong line', () => {
    const { html } = writePackingSlip(order, USUAL_SLIP);
    const heads = [...html.matchAll(/<td class="post-by" style="background-color:(#\w+)/g)];
    expect(heads.map(([, colour]) => colour)).toEqual(['#f6c75e', '#f6c75e']);
    expect(html.match(/<div class="next"/g)).toHaveLength(1);
  });

  it('declare on each slip the allergens of its own boxes', () => {
    const [nutty, , plain] = oneNuttyBox[0][1].parcels[0]?.items ?? [];
    if (!nutty || !plain) throw new Error('the order has three boxes');
    const [ada, grace] = twoParcels.parcels;
    if (!ada || !grace) throw new Error('the order has two parcels');
    const parcels = [
      { ...ada, items: [nutty] },
      { ...grace, items: [plain] },
    ];
    const { text } = writePackingSlip(paidOrderForMail({ ...twoParcels, parcels }), USUAL_SLIP);
    expect(text.match(/^(?:Contains|All boxes).*?\./gm)).toEqual([
      'Contains: milk, nuts.',
      'Contains: milk.',
    ]);
  });
});
