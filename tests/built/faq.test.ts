import { expect, it } from 'vitest';
import { findAll, openPage, wordsOf } from '../support/built-site.ts';

const ANCHORS = ['delivery', 'returns', 'allergens', 'products', 'ordering', 'gifting'];

const page = await openPage('/faq');

it('has 13 questions under six anchors', () => {
  expect(findAll(page, '.faq-answer')).toHaveLength(13);
  expect(findAll(page, 'main section[id]').map(({ id }) => id)).toEqual(ANCHORS);
  for (const anchor of ANCHORS) {
    expect(findAll(page, `#${anchor} .faq-answer`).length).toBeGreaterThan(1);
  }
});

it.each([
  ['when orders are dispatched', 'delivery', 'sent at 4PM on Monday, Wednesday and Friday'],
  ['how long 2nd class takes', 'delivery', 'takes 2-4 working days'],
  ['how long 1st class takes', 'delivery', 'takes 1-2 working days'],
  ['that damage is reported within 24 hours', 'returns', 'tell us within 24 hours'],
  ['that rights are unaffected', 'returns', 'your statutory rights are unaffected'],
  [
    'what the kitchen handles',
    'allergens',
    'Our kitchen handles milk, soya, eggs, nuts and gluten',
  ],
  ['how long fudge keeps', 'products', 'shelf life is 4-6 weeks'],
  ['that no fridge is needed', 'products', 'No refrigeration is needed'],
  [
    'where an order is changed until it is packed',
    'ordering',
    'the link in your confirmation e-mail',
  ],
  ['that no account is needed', 'ordering', 'you do not need an account'],
  ['how long a note may be', 'gifting', 'up to 100 characters not counting spaces'],
])('states %s, under #%s', (_fact, anchor, words) => {
  const answers = findAll(page, `#${anchor} .faq-answer > p:first-of-type`).map(wordsOf);
  expect(answers.filter((answer) => answer.includes(words))).toHaveLength(1);
});

it('repeats exactly the shown questions in its structured data', () => {
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent;
  const mainEntity = findAll(page, '.faq-answer').map((one) => ({
    '@type': 'Question',
    name: one.querySelector('h3')?.textContent.trim(),
    acceptedAnswer: { '@type': 'Answer', text: one.querySelector('p')?.textContent.trim() },
  }));
  expect(JSON.parse(json ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity,
  });
});
