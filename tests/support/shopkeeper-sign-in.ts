import { eventually, type TestShop } from './test-shop.ts';

/** Returns the tokens of all links to sign in that were mailed, the latest last. */
export function mailedTokens({ mailbox }: TestShop): string[] {
  const texts = mailbox.mails().map(({ text }) => text);
  return [
    ...new Set(texts.flatMap((text) => /\/shopkeeper#([\w-]{43})/.exec(text)?.slice(1) ?? [])),
  ];
}

/** Signs a device in by a mailed link and returns its cookie. */
export async function signIn(shop: TestShop, userAgent = 'vitest'): Promise<string> {
  const before = mailedTokens(shop);
  await shop.post('/api/shopkeeper-sign-in', {});
  const token = await eventually(() => {
    const mailed = mailedTokens(shop).find((one) => !before.includes(one));
    if (mailed === undefined) throw new Error('No link yet');
    return mailed;
  });
  const answer = await shop.post('/api/shopkeeper-session', { token }, { 'User-Agent': userAgent });
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}
