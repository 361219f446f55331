import { describe, expect, it } from 'vitest';
import {
  emailError,
  emailKey,
  isInternationalDomain,
  singleEmailError,
} from '#domain/customer/email-address.ts';
import { asciiEmail } from '#contract/email-address.ts';
import { isBlank, normalizeLine, normalizeMultiline } from '#domain/text/normalize-text.ts';

const BEFORE = 'sign-before-at';
const AFTER = 'sign-after-at';

describe('an e-mail address outside ASCII', () => {
  it.each([
    ['mi\u212ae.i@quay.example', BEFORE],
    ['m\u0130ke@quay.example', BEFORE],
    ['zoë@quay.example', BEFORE],
    ['ada\u200b@quay.example', BEFORE],
    ['ada@\u212aelly.example', AFTER],
    ['ada@qu\u00aday.example', AFTER],
    ['ada@ｑuay.example', AFTER],
    ['ada@qu✉y.example', AFTER],
    ['ada@küche.example', null],
  ])('%s: %s', (email, error) => {
    expect(emailError(email)).toBe(error);
  });

  it.each([
    ['ada@küche.example', 'ada@xn--kche-0ra.example'],
    ['Ada@KÜCHE.example', 'Ada@xn--kche-0ra.example'],
    ['ada@例え.example', 'ada@xn--r8jz45g.example'],
    ['Ada@Quay.example', 'Ada@Quay.example'],
    ['ada@\u212aelly.example', 'ada@\u212aelly.example'],
    ['no address', 'no address'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(asciiEmail(typed)).toBe(stored);
  });

  it.each([
    '\u212aelly.example',
    '\u0130n.example',
    'k\u00f6\u212a.example',
    'ke\u034flly.example',
  ])('rejects the look-alike domain %s', (domain) => {
    const stored = asciiEmail(`ada@${domain}`);
    for (const other of ['kelly.example', 'in.example', 'xn--kk-fka.example']) {
      expect(emailKey(stored)).not.toBe(`ada@${other}`);
    }
    expect(isInternationalDomain(domain) || stored === `ada@${domain}`).toBe(true);
  });
});

describe('two addresses', () => {
  it.each([
    ['Ada@Quay.example', ' ada@quay.EXAMPLE ', true],
    ['mike@quay.example', 'mi\u212ae@quay.example', false],
    ['mike@quay.example', 'm\u0130ke@quay.example', false],
    ['ıda@quay.example', 'ida@quay.example', false],
  ])('%s and %s are equal: %s', (one, other, isSame) => {
    expect(emailKey(one) === emailKey(other)).toBe(isSame);
  });
});

it('a huge address is rejected for its length', () => {
  for (const email of [`a@${'.'.repeat(31_000)}`, 'a@'.repeat(15_000), 'a'.repeat(31_000)]) {
    expect(emailError(email)).toBe('too-long');
  }
});

describe('normalizing text', () => {
  it.each([
    ['Ada\r\nTotal paid: £0.00', 'Ada Total paid: £0.00'],
    ['1 Pier\u2028Road\tTop\u0085Flat', '1 Pier Road Top Flat'],
    ['Ada\u202eyauQ', 'AdayauQ'],
    ['A\u200bda', 'Ada'],
    ['\u200b\u2060', ''],
    ['\u3164\u2800', ''],
    ['👩‍🍳', '👩‍🍳'],
    ['  Zoë  Ó Briain ', 'Zoë Ó Briain'],
  ])('normalizes %j to the line %j', (typed, line) => {
    expect(normalizeLine(typed)).toBe(line);
    expect(isBlank(typed)).toBe(line === '');
  });

  it('normalizes line ends', () => {
    expect(normalizeMultiline(' Dear Nan,\r\n\r\nlove\u2028Ada\r ')).toBe('Dear Nan,\n\nlove\nAda');
    expect(normalizeMultiline('\u200b\n\u200b')).toBe('');
    expect(normalizeMultiline('Hi\r\n\r\n\r\nthere\n \n\t\n\nNan\n\nAda')).toBe(
      'Hi\n\nthere\n\nNan\n\nAda',
    );
  });
});

describe('the address of a sender', () => {
  it.each([
    ['ada@quay.example', null],
    [' ada.brown+fudge@quay.example ', null],
    ["o'neill@quay.example", null],
    ['', 'missing'],
    ['ada', 'invalid'],
    ['ada@quay', 'invalid'],
    ['ada@quay.example,eve@quay.example', 'invalid'],
    ['ada@quay.example;eve', 'invalid'],
    ['Ada<ada@quay.example>', 'invalid'],
    ['"ada"@quay.example', 'invalid'],
    ['ada@quay.example\r\nBcc:eve@quay.example', 'invalid'],
  ])('%j: %s', (email, error) => {
    expect(singleEmailError(email)).toBe(error);
  });
});
