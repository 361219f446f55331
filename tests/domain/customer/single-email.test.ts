import { describe, expect, it } from 'vitest';
import { singleEmailError } from '#domain/customer/single-email.ts';
import { normalizeLine } from '#domain/text/normalize-text.ts';

describe('the address of a sender', () => {
  it.each([
    ['ada@quay.example', undefined],
    [' ada.brown+fudge@quay.example ', undefined],
    ["o'neill@quay.example", undefined],
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

it("a sender's name is one line", () => {
  expect(normalizeLine('  Ada\r\nBcc: eve@quay.example\tBrown ')).toBe(
    'Ada Bcc: eve@quay.example Brown',
  );
});
