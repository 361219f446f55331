import { expect, it } from 'vitest';
import { providerPaymentUrl } from '#netlify/orders/provider-payment-url.ts';
import { renderMails } from './render-mails.ts';

const mails = await renderMails();

it.each([
  ['cs_live_1', 'pi_1', 'https://dashboard.stripe.com/payments/pi_1'],
  ['cs_test_1', 'pi_1', 'https://dashboard.stripe.com/test/payments/pi_1'],
  ['cs_test_1', null, 'https://dashboard.stripe.com/test/search?query=cs_test_1'],
])('the payment of %s with the intent %s stands at %s', (sessionId, intent, url) => {
  expect(providerPaymentUrl(sessionId, intent)).toBe(url);
});

it.each([
  'Payment refunded',
  'Payment refunded after posting',
  'Payment disputed',
  'Payment disputed, one of two parcels posted',
  'Payment that could not be recorded',
])('“%s” leads to the payment with a button', (name) => {
  expect(mails[name]).toMatch(
    /<a href="https:\/\/dashboard\.stripe\.com\/test\/[^"]+"[^>]*>Open this payment<\/a>/,
  );
});

it.each([
  ['Payment refunded', false],
  ['Payment disputed', false],
  ['Payment that could not be recorded', true],
])('“%s” names the payment itself: %s', (name, isNamed) => {
  expect(/>[^<]*cs_test_/.test(mails[name] ?? '')).toBe(isNamed);
});

it.each([
  ['Payment refunded', '£5.00', '#a61d49'],
  ['Payment refunded after posting', '£19.96', '#fffaf0'],
])('“%s” states the sum, and has the colour of its button: %s, %s', (name, sum, colour) => {
  expect(mails[name]).toMatch(new RegExp(`>Refunded</td><td[^>]*>${sum}</td>`));
  expect(mails[name]).toMatch(
    new RegExp(`<a [^>]*background-color:${colour}[^>]*>Open this payment</a>`),
  );
});

it('says first which parcel of a disputed order not to post', () => {
  const html = mails['Payment disputed, one of two parcels posted'];
  expect(html).toMatch(/<strong>Do not post parcel 2\.<\/strong> Parcel 1\sis posted\salready\.</);
  expect(html).toMatch(/>Parcel 2<.*>Still with you<.*>packed<.*>Parcel 1<.*>Posted</);
});
