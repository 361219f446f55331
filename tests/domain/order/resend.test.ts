import { describe, expect, it } from 'vitest';
import { resendEmailError } from '#domain/order/resend.ts';

describe('the address to resend a confirmation to', () => {
  it.each([
    ['an address', 'ada@post.example', undefined],
    ['anything with an @', 'ada@', undefined],
    ['nothing', '', 'Please enter a valid email address.'],
    ['only spaces', '   ', 'Please enter a valid email address.'],
    ['no @', 'ada.post.example', 'Please enter a valid email address.'],
  ])('%s: "%s"', (_, email, message) => {
    expect(resendEmailError(email)).toBe(message);
  });
});
