import { describe, expect, it } from 'vitest';
import { singleEmailError } from '#domain/bulk/enquiry.ts';
import { normalizeLine } from '#domain/text/normalize-text.ts';

describe('the address of a sender', () => {
  it.each([
    ['ada@quay.example', undefined],
    [' ada.brown+fudge@quay.example ', undefined],
    ["o'neill@quay.example", undefined],
    ['', 'Email is required'],
    ['ada', 'Please enter a valid email address'],
    ['ada@quay', 'Please enter a valid email address'],
    ['ada@quay.example,eve@quay.example', 'Please enter a valid email address'],
    ['ada@quay.example;eve', 'Please enter a valid email address'],
    ['Ada<ada@quay.example>', 'Please enter a valid email address'],
    ['"ada"@quay.example', 'Please enter a valid email address'],
    ['ada@quay.example\r\nBcc:eve@quay.example', 'Please enter a valid email address'],
  ])('%j: %s', (email, error) => {
    expect(singleEmailError(email)).toBe(error);
  });
});

it("a sender's name is one line", () => {
  expect(normalizeLine('  Ada\r\nBcc: eve@quay.example\tBrown ')).toBe(
    'Ada Bcc: eve@quay.example Brown',
  );
});
