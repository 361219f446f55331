import { describe, expect, it } from 'vitest';
import { canResendTo } from '#domain/order/resend.ts';

describe('the address to resend a confirmation to', () => {
  it.each([
    ['an address', 'ada@post.example', true],
    ['anything with an @', 'ada@', true],
    ['nothing', '', false],
    ['only spaces', '   ', false],
    ['no @', 'ada.post.example', false],
  ])('%s, "%s": is accepted is %s', (_, email, isAccepted) => {
    expect(canResendTo(email)).toBe(isAccepted);
  });
});
