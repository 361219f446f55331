import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import {
  applyPreset,
  buildNonGiftBox,
  chooseLid,
  clickButton,
  expectStep,
  fillDeliveryForm,
  openBuilderPage,
  openDeliveryStep,
  proceedToPayment,
  selectBoxKind,
} from '../e2e/helpers/builder.ts';
import {
  openCartDrawer,
  openWithCart,
  readyMadeLine,
  threeCartLines,
  twelveCartLines,
} from '../e2e/helpers/cart.ts';
import { openPage, waitForHydration } from '../e2e/helpers/page-setup.ts';
import { openSignInLink, signIn } from '../e2e/helpers/shopkeeper.ts';
import { openPaymentPage, readOrderNumber, sessionIdOf } from '../e2e/helpers/payment.ts';
import type { ShopWeeks } from '#contract/shopkeeper-weeks.ts';
import { dayOrders, placeDayOrder } from '#sandbox/seed-day.ts';
import { galleryFolder, MOMENT } from './gallery-folder.ts';
import { mailFixtures } from '../mail/mail-fixtures.ts';

/** Brings a fresh page into one state of the shop. */
type Show = (page: Page) => Promise<unknown>;

const open =
  (path: string): Show =>
  (page) =>
    openPage(page, path);

/** Answers every call of an endpoint with a status and a body in the shop's own shape of errors. */
const answering = (endpoint: string, status: number, body: object) => (page: Page) =>
  page.route(`**/api/${endpoint}`, (route) => route.fulfill({ status, json: body }));

const problem = (message: string, code = 'a-code') => ({ error: 'A problem', message, code });

const cut = { pieces: 0, bars: 0, bigBars: 0, bags: 0, slices: 0 };

/** What two weeks take, as the shopkeeper's page reads it. */
const twoWeeks: ShopWeeks = {
  weeks: [
    { from: '2026-11-23', to: '2026-11-29', parcels: 38 },
    { from: '2026-11-16', to: '2026-11-22', parcels: 27 },
  ],
  flavours: (
    [
      ['Clotted Cream', 2240, 51, 1480, 38],
      ['Sea Salt Caramel', 1870, 47, 1950, 49],
      ['Vanilla', 1310, 38, 620, 18],
      ['Belgian Chocolate', 780, 23, 880, 26],
      ['Baileys', 410, 12, 0, 0],
      ['Rum & Raisin', 200, 6, 340, 10],
      ['Maple & Walnut', 70, 2, 140, 4],
    ] as const
  ).map(([name, grams, pieces, gramsBefore, piecesBefore]) => ({
    name,
    weeks: [
      { ...cut, grams, pieces },
      { ...cut, grams: gramsBefore, pieces: piecesBefore },
    ],
  })),
  boxes: [
    { name: 'Box of 6', weeks: [24, 15] },
    { name: 'Box of 12', weeks: [11, 12] },
    { name: '3 Bar Gift Box', weeks: [4, 0] },
    { name: 'Ultimate Fudge Taster Box', weeks: [2, 3] },
  ],
};

/** What the shop answers when Stripe fails before a payment. */
const paymentsFailed = {
  error: 'A short interruption',
  message:
    'Our payment service could not answer. Nothing has been charged; please try again in a few minutes.',
  code: 'payments-failed',
  assurance: 'Nothing has been charged',
};

async function openCalculator(page: Page): Promise<void> {
  await openPage(page, '/weddings-corporate');
  await waitForHydration(page, page.getByRole('spinbutton', { name: 'Slices', exact: true }));
}

async function setSlices(page: Page, slices: string): Promise<void> {
  await openCalculator(page);
  await page.getByRole('spinbutton', { name: 'Slices', exact: true }).fill(slices);
}

/** Opens the flavours with a Box of 6, as somebody who asked to avoid these allergens. */
async function openAvoiding(page: Page, avoided: readonly string[]): Promise<void> {
  await page.addInitScript((list) => {
    localStorage.setItem('avoidedAllergens', list);
  }, JSON.stringify(avoided));
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
}

async function openGiftAtNote(page: Page): Promise<void> {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await chooseLid(page, /^Happy Birthday/, 'Happy Birthday Mum');
}

async function openGiftAtDelivery(page: Page): Promise<void> {
  await openGiftAtNote(page);
  await page.getByLabel('Your note').fill('Happy 80th, Mum!\n\nWith love from all of us');
  await clickButton(page, 'Continue to Shipping');
  await expectStep(page, 'delivery');
}

async function pay(page: Page, paymentUrl: string, how: RegExp = /^Pay £/): Promise<void> {
  await page.goto(paymentUrl);
  await clickButton(page, how);
  await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible();
}

async function openOrderPage(page: Page): Promise<void> {
  await openGiftAtDelivery(page);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await clickButton(page, /^Pay £/);
  await page.getByRole('link', { name: 'See or change your order' }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
}

/** Opens the page of an order that the shop answers with something else in it. */
async function openOrderPageAs(page: Page, text: string, instead: string): Promise<void> {
  await page.route(/\/api\/order(\?|$)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(text, instead),
    });
  });
  await openOrderPage(page);
}

async function payForCart(page: Page): Promise<void> {
  await openWithCart(page, '/basket', threeCartLines);
  await clickButton(page, 'Proceed to Payment');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible();
}

async function fillContactForm(page: Page): Promise<void> {
  await openPage(page, '/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Ada Brown');
  await form.getByLabel('E-mail').fill(`gallery-${Date.now()}@post.example`);
  await form.getByLabel('Message').fill('Is it soft?\nLove, Ada');
}

const submitContactForm = (page: Page): Promise<void> =>
  page.getByRole('form', { name: 'Write to us' }).getByRole('button').click();

const alert = (page: Page) => page.getByRole('alert').first();

async function submitDataRequest(page: Page, email: string): Promise<void> {
  await openPage(page, '/data-requests');
  const form = page.getByRole('form', { name: 'Make a request' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button').click();
}

async function leaveReview(page: Page): Promise<void> {
  await openPage(page, '/qr-code#review');
  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your review').fill('Gone before tea.');
  await page.getByLabel('Your name').fill('Ada');
  await clickButton(page, 'Leave my review');
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  await expect(page.getByRole('status').getByText(/sent to the shop|kept on this/)).toBeVisible();
}

async function writeMessages(page: Page): Promise<void> {
  const contact = { formType: 'contact', email: `ada-${Date.now()}@post.example` };
  const words = {
    name: 'Ada Brown',
    subject: 'Order Question',
    message: 'Is it soft?\n\nLove, Ada',
  };
  await page.request.post('/api/send-email', { data: { ...contact, ...words } });
  const enquiry = { formType: 'enquiry', email: `grace-${Date.now()}@post.example` };
  const wedding = {
    ...{ firstName: 'Grace', lastName: 'Pier', phone: '01632 960 111', enquiryType: 'Wedding' },
    ...{ eventDate: '2027-06-12', message: 'We are 120. Could each slice carry a name?' },
  };
  await page.request.post('/api/send-email', { data: { ...enquiry, ...wedding } });
}

async function writeReviews(page: Page): Promise<void> {
  const reviews = [
    { name: 'Ada', rating: 5, flavourId: 22, text: 'Gone before tea.' },
    {
      name: 'Buy followers',
      rating: 1,
      flavourId: 1,
      text: '<a href="https://spam.example">!</a>',
    },
    { name: 'Grace', rating: 4, flavourId: 1, text: 'Soft and crumbly. One bag was squashed.' },
  ];
  for (const review of reviews) {
    await page.request.post('/api/review', { data: { id: randomUUID(), ...review } });
  }
}

async function openAvailability(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/shopkeeper#availability');
  await expect(page.getByRole('heading', { name: 'Last posting dates' })).toBeVisible();
}

/** Opens the card of a box that was just bought on the shopkeeper's page. */
/** Signs in to a shop that has parcels to post today and overdue ones. */
async function openFullDay(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByRole('heading', { name: /^Wednesday 25th November/ })).toBeVisible();
  // The shop keeps its orders from one run to the next.
  if ((await page.getByRole('heading', { name: /^Overdue/ }).count()) === 0) {
    const { origin } = new URL(page.url());
    for (const order of dayOrders(9, Date.parse(MOMENT))) await placeDayOrder(origin, order);
    await page.reload();
  }
  await expect(page.getByRole('heading', { name: /^Overdue/ })).toBeVisible();
  await expect(page.getByText(/\d pieces/).first()).toBeVisible();
}

async function openBoughtCard(page: Page): Promise<void> {
  await pay(page, await openPaymentPage(page));
  const number = await readOrderNumber(page);
  await signIn(page);
  await page.getByRole('searchbox').fill(number);
  await clickButton(page, 'Search');
  const contents = page.getByRole('button', { name: /^Details/ });
  await expect(contents).toHaveCount(1);
  await contents.click();
}

/** An A4 page at 96 pixels to the inch. */
const A4 = { width: 794, height: 1123 };

/** Shows what a button prints, as on its page of paper. */
async function showPrinted(page: Page, button: RegExp): Promise<void> {
  await openBoughtCard(page);
  await clickButton(page, button);
  await expect(page.getByRole('article', { includeHidden: true })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  // The margins of a printed page are no part of the document.
  await page.evaluate(() => (document.body.style.padding = '10mm 14mm'));
}

/** The states of each feature, by name. */
const features: Readonly<Record<string, Readonly<Record<string, Show>>>> = {
  Layout: {
    'cookie question': async (page) => {
      await page.goto('/about');
      await expect(page.locator('.consent')).toBeVisible();
    },
    'cookie settings': async (page) => {
      await page.goto('/about');
      await page.locator('.consent [value=customize]').click();
      await expect(page.locator('.consent [value=save]')).toBeVisible();
    },
    'menu open': async (page) => {
      await openPage(page, '/about');
      const menu = page.getByRole('button', { name: /menu/i });
      const more = page.getByRole('button', { name: /more/i });
      await ((await menu.isVisible()) ? menu : more).click();
    },
  },
  Home: { page: open('/') },
  Flavours: {
    'every flavour': open('/flavours'),
    'without nuts and wheat': async (page) => {
      await openPage(page, '/flavours');
      for (const name of ['nuts', 'wheat']) {
        await page.getByRole('checkbox', { name, exact: true }).check();
      }
    },
    'one flavour': open('/flavours/maple-and-walnut'),
    'a vegan flavour': open('/flavours/vegan-chocolate'),
    ingredients: open('/ingredients'),
  },
  'Shop boxes': {
    'every box': open('/shop-boxes'),
    'a ready-made box': open('/shop-boxes/six-favourites'),
    'a box to fill': open('/shop-boxes/box-of-12'),
  },
  Builder: {
    'choose a box': (page) => openBuilderPage(page),
    'flavours, empty': async (page) => {
      await openBuilderPage(page);
      await selectBoxKind(page, 'Box of 6');
    },
    'flavours, full': async (page) => {
      await openBuilderPage(page, '?box=6');
      await clickButton(page, 'Top 6 Recommended');
      await expect(page.getByRole('heading', { name: 'Preset Selection Applied!' })).toBeVisible();
    },
    'flavours, with allergens to avoid': async (page) => {
      await openAvoiding(page, ['wheat', 'nuts']);
      await clickButton(page, 'Top 6 Recommended');
    },
    'lid categories': async (page) => {
      await openBuilderPage(page, '?box=6');
      await applyPreset(page, 'Top 6 Recommended');
    },
    'lid designs': async (page) => {
      await openBuilderPage(page, '?box=6');
      await applyPreset(page, 'Top 6 Recommended');
      await clickButton(page, /^Happy Birthday/);
      await expect(page.getByRole('button', { name: /^Pick \(/ }).first()).toBeVisible();
    },
    'note, empty': openGiftAtNote,
    'note, written, with a keyring': async (page) => {
      await openGiftAtNote(page);
      await page.getByLabel('Your note').fill('Happy 80th, Mum!\n\nWith love from all of us');
      await page.getByText('Add a Personalized Family Keyring').click();
      await clickButton(page, 'this mum belongs');
      await page.getByRole('combobox', { name: 'Search for a name' }).fill('gra');
      await page.getByRole('option', { name: 'Grace' }).click();
    },
    'delivery, empty': buildNonGiftBox,
    'delivery, with errors': async (page) => {
      await openGiftAtDelivery(page);
      await proceedToPayment(page);
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    },
    'delivery, for Christmas': async (page) => {
      await openDeliveryStep(page, { boxId: 2, lid: [9, 'Happy Christmas'] });
      await clickButton(page, /^Let it arrive around/);
    },
    'delivery, filled in': async (page) => {
      await openGiftAtDelivery(page);
      await fillDeliveryForm(page);
    },
    'payment failed': async (page) => {
      await answering('create-checkout-session', 502, paymentsFailed)(page);
      await openGiftAtDelivery(page);
      await fillDeliveryForm(page);
      await proceedToPayment(page);
      await expect(alert(page)).toBeVisible();
    },
    offline: async (page) => {
      const lastPiece = page.waitForResponse(/\/pieces\/vanilla\.avif/);
      await openBuilderPage(page, '?box=6');
      await expectStep(page, 'flavours');
      await lastPiece;
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
    'resumed from the payment page': async (page) => {
      await openGiftAtDelivery(page);
      await fillDeliveryForm(page);
      await proceedToPayment(page);
      await page.getByRole('link', { name: /^Cancel/ }).click();
      await expect(page.getByText('You have not been charged.')).toBeVisible();
    },
  },
  Basket: {
    empty: (page) => openWithCart(page, '/basket'),
    'one line': (page) => openWithCart(page, '/basket', [readyMadeLine('six-favourites')]),
    'three lines': (page) => openWithCart(page, '/basket', threeCartLines),
    full: (page) => openWithCart(page, '/basket', twelveCartLines),
    'a line removed': async (page) => {
      await openWithCart(page, '/basket', threeCartLines);
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    },
    'with allergens to avoid': async (page) => {
      await page.addInitScript(() => {
        localStorage.setItem('avoidedAllergens', '["milk"]');
      });
      await openWithCart(page, '/basket', threeCartLines);
    },
    'several people': async (page) => {
      await openWithCart(page, '/basket', threeCartLines);
      await page.getByRole('radio', { name: /^Send to several people/ }).check();
      await expect(page.getByRole('button', { name: 'Add a person' })).toBeVisible();
    },
    'several people, pasted': async (page) => {
      await openWithCart(page, '/basket', threeCartLines);
      await page.getByRole('radio', { name: /^Send to several people/ }).check();
      await clickButton(page, 'Paste a list');
      await page
        .getByLabel('A line for each person')
        .fill(
          'Dorothy Pier, 1 Pier Road, Weston-super-Mare, BS23 1AA\nGrace Sands, 2 Sea View, Clevedon, BS21 7QU\nRuth Ebb, 5 Tide Lane, TA24 5AA',
        );
      await clickButton(page, 'Add these people');
    },
    'unreadable lines': (page) => openWithCart(page, '/basket', [{ sku: 'gone', quantity: 1 }]),
    'price changed': async (page) => {
      const [birthday, ...others] = threeCartLines;
      await openWithCart(page, '/basket', [{ ...birthday, price: 16.99 }, ...others]);
      await expect(page.getByText('was £16.99', { exact: true })).toBeVisible();
    },
    'payment refused': async (page) => {
      const changed = {
        error: 'Price changed',
        message:
          'The price has changed since you began. Please look at the new total and try again.',
        code: 'price-changed',
        quote: { totalAmount: 60.93, lines: [{ name: 'Box of 12', price: 18.99 }] },
      };
      await answering('create-checkout-session', 409, changed)(page);
      await openWithCart(page, '/basket', threeCartLines);
      await clickButton(page, 'Proceed to Payment');
      await expect(alert(page)).toBeVisible();
    },
    'payment refused for a box': async (page) => {
      const gone = {
        error: 'Please check your order',
        message: 'Box 2 in your basket: We do not sell this box.',
        code: 'unknown-box',
        box: { place: 2, reason: 'We do not sell this box.' },
      };
      await answering('create-checkout-session', 400, gone)(page);
      await openWithCart(page, '/basket', threeCartLines);
      await clickButton(page, 'Proceed to Payment');
      await expect(alert(page)).toBeVisible();
    },
    'drawer, empty': async (page) => {
      await openWithCart(page, '/about');
      await openCartDrawer(page);
    },
    'drawer, three lines': async (page) => {
      await openWithCart(page, '/about', threeCartLines);
      await openCartDrawer(page);
    },
  },
  'Thank you': {
    paid: async (page) => pay(page, await openPaymentPage(page)),
    'paid for three boxes': payForCart,
    'payment under way': async (page) =>
      pay(page, await openPaymentPage(page), /takes days|later/i),
    'not paid': async (page) => {
      const session = sessionIdOf(await openPaymentPage(page));
      await openPage(page, `/thank-you?session_id=${session}`);
      await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible();
    },
    'unknown order': open('/thank-you?session_id=cs_test_unknown'),
    'without an order': open('/thank-you'),
  },
  'Order page': {
    received: openOrderPage,
    changing: async (page) => {
      await openOrderPage(page);
      await clickButton(page, 'Change the note');
      await page.getByRole('textbox', { name: 'Your note' }).fill('Happy 81st, Mum!');
      await clickButton(page, 'Save the change');
      await clickButton(page, 'Change the address');
      await page.getByRole('textbox', { name: 'Postcode' }).fill('75001');
      await page
        .getByRole('form', { name: 'Change the address' })
        .getByRole('button', { name: 'Save the change' })
        .click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    },
    'taking the day back': async (page) => {
      await openOrderPage(page);
      await clickButton(page, 'Wish for a day');
      const day = page.getByLabel('Arrive around');
      await day.fill((await day.getAttribute('max')) ?? '');
      await clickButton(page, 'Save the change');
      await clickButton(page, 'Change the day');
      await page.getByRole('checkbox', { name: 'No particular day' }).check();
    },
    'packed meanwhile': async (page) => {
      await openOrderPage(page);
      await answering(
        'order-change',
        409,
        problem('We have begun to pack this parcel, so it stays as it is.', 'parcel-packed'),
      )(page);
      await clickButton(page, 'Change the note');
      await page.route(/\/api\/order(\?|$)/, async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replaceAll('"status":"waiting"', '"status":"packed"');
        await route.fulfill({ response: answer, body: text });
      });
      await page.getByRole('textbox', { name: 'Your note' }).fill('Happy 81st, Mum!');
      await clickButton(page, 'Save the change');
      await expect(alert(page)).toBeVisible();
    },
    posted: (page) => openOrderPageAs(page, '"status":"waiting"', '"status":"posted"'),
    'paid back': (page) => openOrderPageAs(page, '"refundedPence":0', '"refundedPence":1099'),
    'without a link': open('/order'),
    'wrong link': open('/order#cs_test_1.1.wrong'),
  },
  Bulk: {
    calculator: openCalculator,
    'own flavours': async (page) => {
      await openCalculator(page);
      await page.getByRole('radio', { name: /^Choose/ }).check();
    },
    'too few slices': (page) => setSlices(page, '20'),
    'too many slices': (page) => setSlices(page, '300'),
    'cheaper at 100': (page) => setSlices(page, '90'),
  },
  Contact: {
    page: open('/contact'),
    'with errors': async (page) => {
      await openPage(page, '/contact');
      await submitContactForm(page);
      await expect(page.getByText('Name is required').first()).toBeVisible();
    },
    sent: async (page) => {
      await fillContactForm(page);
      await submitContactForm(page);
      await expect(page.getByText(/thank you/i).first()).toBeVisible();
    },
    'too many messages': async (page) => {
      await answering('send-email', 429, {
        ...problem('Too many messages.'),
        resetInSeconds: 600,
      })(page);
      await fillContactForm(page);
      await submitContactForm(page);
      await expect(page.getByText(/Please wait \d+ seconds/).first()).toBeVisible();
    },
  },
  'Data requests': {
    page: open('/data-requests'),
    'wrong address': (page) => submitDataRequest(page, 'ada'),
    sent: async (page) => {
      await submitDataRequest(page, 'gallery@post.example');
      await expect(page.getByText(/Your reference ID/)).toBeVisible();
    },
    'confirm a copy': open('/data-requests/confirm?token=gallery&type=export'),
    'confirm a deletion': open('/data-requests/confirm?token=gallery&type=deletion'),
    'used link': async (page) => {
      await openPage(page, `/data-requests/confirm?token=${'x'.repeat(43)}`);
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
    },
    'copy sent': open('/data-requests/copy-sent'),
    deleted: open('/data-requests/deleted'),
    'release a confirmation': open('/release-confirmation?number=BHF-4F7K2M9QXA'),
  },
  'The shop’s day': {
    'sign in': open('/shopkeeper'),
    'link sent': async (page) => {
      await openPage(page, '/shopkeeper');
      await clickButton(page, 'Send a link to our inbox');
      await expect(page.getByRole('button', { name: 'Send another link' })).toBeVisible();
    },
    'changes wait': async (page) => {
      const change = { parcels: [1, 2], status: 'packed', expectedVersion: [1, 1] };
      await page.addInitScript(
        (changes) => localStorage.setItem('shopkeeperPresses', changes),
        JSON.stringify([change]),
      );
      await openPage(page, '/shopkeeper');
      await expect(page.getByText('Not sent yet: 2 parcels.')).toBeVisible();
    },
    'use the link': (page) => openSignInLink(page),
    today: openFullDay,
    coming: async (page) => {
      await signIn(page);
      await page.goto('/shopkeeper#coming');
      await expect(page.getByRole('region', { name: 'Coming' })).toBeVisible();
    },
    'without a connection': async (page) => {
      await page.route('**/api/parcels/status', (route) => route.abort());
      await openFullDay(page);
      await page
        .getByRole('button', { name: /^Mark packed/ })
        .nth(1)
        .click();
      await expect(page.getByText('Not sent yet: 1 parcel.')).toBeVisible();
    },
    'a parcel’s details': openBoughtCard,
    'packed, some ticked': async (page) => {
      await page.route('**/api/shopkeeper-day**', async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replaceAll('"status":"waiting"', '"status":"packed"');
        await route.fulfill({ response: answer, body: text });
      });
      await openFullDay(page);
      const packed = page.getByRole('listitem').filter({ hasText: 'Packed' });
      await packed.nth(0).getByRole('checkbox').check();
      await packed.nth(1).getByRole('checkbox').check();
    },
    'nothing to do': async (page) => {
      await page.route('**/api/shopkeeper-day**', (route) =>
        route.fulfill({
          json: {
            ...{ on: '2026-11-25', parcels: [], overdue: [], cutting: [] },
            counts: { due: 0, overdue: 0, coming: 0 },
          },
        }),
      );
      await signIn(page);
      await expect(page.getByText('Nothing more to post today.')).toBeVisible();
    },
    'no messages': async (page) => {
      await answering('shopkeeper-messages**', 200, { entries: [], next: null })(page);
      await answering('shopkeeper-waiting-counts**', 200, { messages: 0, reviews: 0 })(page);
      await signIn(page);
      await page.goto('/shopkeeper#messages');
      await expect(page.getByText('Nobody has written yet.')).toBeVisible();
    },
    messages: async (page) => {
      await writeMessages(page);
      await signIn(page);
      await page.goto('/shopkeeper#messages');
      await expect(page.getByRole('link', { name: /^Reply/ }).first()).toBeVisible();
      await page
        .getByRole('button', { name: /^Mark as answered/ })
        .first()
        .click();
      await expect(page.getByText('Answered', { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('link', { name: /^Reply/ }).first()).toBeVisible();
    },
    'messages out of reach': async (page) => {
      await answering(
        'shopkeeper-messages**',
        503,
        problem('Our order book is not available.'),
      )(page);
      await signIn(page);
      await page.goto('/shopkeeper#messages');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    reviews: async (page) => {
      await writeReviews(page);
      await signIn(page);
      await page.goto('/shopkeeper#reviews');
      for (const name of [/^Confirm.*Ada/, /^Do not show.*Buy/]) {
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByRole('button', { name: /^[✓–]/ }).first()).toBeVisible();
      }
      await expect(page.getByRole('button', { name: /^– Not shown/ }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Decided' })).toBeVisible();
    },
    'sold out and closed': openAvailability,
    'sold out, not saved': async (page) => {
      await openAvailability(page);
      await page.getByLabel('Flavour', { exact: true }).selectOption('Traditional Tablet');
      await clickButton(page, 'Mark as sold out');
      await expect(page.getByText('Not saved yet: sold out.')).toBeVisible();
    },
    weeks: async (page) => {
      await answering('shopkeeper-weeks**', 200, twoWeeks)(page);
      await signIn(page);
      await page.goto('/shopkeeper#weeks');
      await expect(page.getByRole('heading', { name: 'Fudge by flavour' })).toBeVisible();
    },
    'weeks without a parcel': async (page) => {
      const weeks = twoWeeks.weeks.map((week) => ({ ...week, parcels: 0 }));
      await answering('shopkeeper-weeks**', 200, { weeks, flavours: [], boxes: [] })(page);
      await signIn(page);
      await page.goto('/shopkeeper#weeks');
      await expect(page.getByText(/^Nothing left last week/)).toBeVisible();
    },
    'a correction': async (page) => {
      await openBoughtCard(page);
      await clickButton(page, /^Correct the address/);
      await page.getByRole('textbox', { name: 'Postcode' }).fill('75001');
      await clickButton(page, 'Save the address');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    },
    'packing slip, printed': (page) => showPrinted(page, /^Packing slip of/),
    'parcel sheet, printed': (page) => showPrinted(page, /^Parcel sheet of/),
    devices: async (page) => {
      await signIn(page);
      await page.goto('/shopkeeper#devices');
    },
  },
  'Code on the box': {
    reorder: open('/qr-code'),
    review: async (page) => {
      await openPage(page, '/qr-code');
      await page.getByRole('tab').nth(1).click();
    },
    'review sent': (page) => leaveReview(page),
    'review without a connection': async (page) => {
      await page.route('**/api/review', (route) => route.abort());
      await leaveReview(page);
    },
  },
  'Text pages': {
    about: open('/about'),
    questions: open('/faq'),
    terms: open('/terms'),
    privacy: open('/privacy-policy'),
    'site map': open('/sitemap'),
    maintenance: open('/maintenance'),
  },
};

async function showMail(page: Page, name: string): Promise<void> {
  const mails = v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(readFileSync(join(galleryFolder, 'mails.json'), 'utf8')),
  );
  const html = mails[name];
  if (html === undefined) throw new Error(`${name} was not rendered.`);
  await page.route('https://birnbeckfudge.example/mail/**', async (route) => {
    const picture = await page.request.get(new URL(route.request().url()).pathname);
    await route.fulfill({ response: picture });
  });
  await page.setContent(html);
}

interface GalleryState {
  title: string;
  show: Show;
}

/** Every state of every feature, and every mail. */
export const galleryStates: readonly GalleryState[] = [
  ...Object.entries(features).flatMap(([feature, states]) =>
    Object.entries(states).map(([name, show]) => ({ title: `${feature}: ${name}`, show })),
  ),
  ...mailFixtures.map(({ name }) => ({
    title: `Mail: ${name}`,
    show: (page: Page) => showMail(page, name),
  })),
];

export const galleryTitles = galleryStates.map(({ title }) => title);
