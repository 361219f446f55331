import { describe, expect, it } from 'vitest';
import { respondConfirmation, respondRefusedForm } from '#netlify/http/form-page.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import {
  attributesOf,
  findAll,
  findNamed,
  openMain,
  openPage,
  textOf,
  wordsOf,
} from '../support/built-site.ts';

describe('the contact page', async () => {
  const contact = await openMain('/contact');

  it.each(['E-mail', 'Visit', 'Hours', 'Follow', 'Special requests'])(
    'has a section called “%s”',
    (name) => {
      expect(findNamed(contact, 'h1, h2, h3', name)).toBeDefined();
    },
  );

  it('states opening hours and reply time', () => {
    expect(wordsOf(contact)).toContain('11am-5pm daily');
    expect(wordsOf(contact)).toContain('within 24-48 hours');
  });

  it.each(['delivery', 'returns', 'allergens'])('links to the FAQ section #%s', (anchor) => {
    expect(attributesOf(findAll(contact, 'a'), 'href')).toContain(`/faq#${anchor}`);
  });

  it('has six subjects', () => {
    const label = findNamed(contact, 'label', 'Subject');
    const subject = findAll(contact, `select#${label.getAttribute('for')}`)[0];
    expect(findAll(subject, 'option').map(wordsOf)).toEqual([
      'General Inquiry',
      'Order Question',
      'Wedding Inquiry',
      'Corporate Inquiry',
      'Feedback',
      'Other',
    ]);
  });
});

describe('the weddings and corporate page', async () => {
  const weddings = await openMain('/weddings-corporate');

  it('shows its hero and seven sections', () => {
    expect(findAll(weddings, 'h1')).toHaveLength(1);
    expect(findAll(weddings, 'h2').map(wordsOf)).toEqual([
      'Wedding favours',
      'How many slices?',
      'Corporate gifting',
      'Event catering',
      'What hosts say',
      'Tell us about your day',
      'Questions hosts ask',
    ]);
  });

  it('advises in its FAQ to order 6-8 weeks ahead', () => {
    const answers = findAll(weddings, 'details').filter(
      (one) =>
        wordsOf(one.querySelector('summary')) === 'How far ahead should we order for a wedding?',
    );
    expect(answers.map(wordsOf)).toEqual([
      expect.stringContaining('We advise ordering 6-8 weeks ahead'),
    ]);
  });

  it('states the cost of delivery', () => {
    expect(findAll(weddings, 'p').map(wordsOf)).toContain(
      'Gift boxes: FREE Standard Delivery on all orders! Bulk slices: £10 signed delivery',
    );
  });

  it('adds up an order with signed delivery, which takes 3-5 business days', () => {
    const order = findNamed(weddings, 'section', 'Your order');
    expect(findAll(order, 'dt').map(wordsOf)).toContain('Signed delivery');
    expect(wordsOf(order)).toContain('including £10 delivery, 3-5 business days.');
  });

  it('states the price of slices without scripts', () => {
    expect(findAll(weddings, 'noscript').map(wordsOf).join(' ')).toContain(
      '50 to 99 slices cost £1.20 each, 100 to 250 slices £1.00 each, and delivery £10.',
    );
  });
});

describe('the QR code page', () => {
  it('is noindex', async () => {
    const robots = (await openPage('/qr-code')).querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toBe('noindex');
  });

  it('links to boxes, flavours and weddings', async () => {
    const again = findNamed(await openMain('/qr-code'), 'section', 'Send me another');
    expect(attributesOf(findAll(again, 'a'), 'href')).toEqual([
      '/build-your-box?box=6',
      '/build-your-box?box=12',
      '/build-your-box',
      '/flavours',
      '/shop-boxes',
      '/weddings-corporate',
    ]);
  });
});

describe('the data requests page', () => {
  it.each([
    'We act within 30 days, and always within one month',
    'Orders are kept for 7 years, because tax law asks for it',
  ])('states “%s”', async (sentence) => {
    expect(wordsOf(await openMain('/data-requests'))).toContain(sentence);
  });
});

it('the stylesheet of the pages that functions answer knows each of their classes', async () => {
  const styles = await textOf('/form-page.css');
  const link = { text: 'Go to the shop', path: '/' };
  const pages = [
    respondRefusedForm(new HttpError(400, 'invalid-email', 'A problem', 'Look here.'), {
      path: '/api/send-email',
      fields: { email: { label: 'E-mail', control: 'email' } },
      posted: { email: 'ada' },
      fieldErrors: [{ field: 'email', message: 'Look here.' }],
    }),
    respondRefusedForm(new HttpError(410, 'gone', 'Gone', 'Look here.'), {
      path: '/api/confirm-data-request',
      fields: {},
      posted: {},
      fieldErrors: [],
      instead: link,
    }),
    respondConfirmation({
      title: 'Confirm',
      words: 'Look here.',
      warning: 'It cannot be undone.',
      button: 'Confirm',
      path: '/api/confirm-data-request',
      posted: {},
      otherwise: link,
    }),
  ];
  for (const page of pages) {
    const html = await page.text();
    expect(html).not.toMatch(/<style|style=/);
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  }
});
