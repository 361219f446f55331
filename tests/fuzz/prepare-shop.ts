import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { getPlacedOrder } from '#contract/placed-order.ts';
import { submitReviewCall } from '#contract/review.ts';
import { submitMessageCall } from '#contract/send-email.ts';
import { shopkeeperSession, shopkeeperSignIn } from '#contract/shopkeeper-sign-in.ts';
import type { RunningShop } from '#sandbox/launch.ts';
import { placeOrder } from '#sandbox/place-order.ts';
import { seedOrders } from '#sandbox/seed.ts';
import { contact, review } from './targets.ts';

/** The headers by which a request may do everything: the shopkeeper's session, and the link of an order's page. */
export type Credentials = Record<'Cookie' | 'Authorization', string>;

const ORDERS = 2;
const POLL_MS = 50;
const MAX_POLLS = 400;

/** Returns what `find` finds, within 20 s. */
export async function waitFor<T>(
  what: string,
  find: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const found = await find();
    if (found !== undefined) return found;
    await wait(POLL_MS);
  }
  throw new Error(`There is no ${what} after ${(MAX_POLLS * POLL_MS) / 1000} s.`);
}

async function post(url: URL, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Places orders, and returns the token of the page of each. */
async function buy(url: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const order of seedOrders(Date.now()).slice(0, ORDERS)) {
    const { thankYouUrl } = await placeOrder(url, order);
    const sessionId = new URL(thankYouUrl).searchParams.get('session_id') ?? '';
    const query = new URL(`${getPlacedOrder.path}?${new URLSearchParams({ sessionId })}`, url);
    const { page: token } = v.parse(getPlacedOrder.response, await (await fetch(query)).json());
    if (token === null) throw new Error('A paid order has no page.');
    tokens.push(token);
  }
  return tokens;
}

/** Signs the shopkeeper in by the mailed link, and returns the cookie. */
async function signIn({ url, mailbox }: Pick<RunningShop, 'url' | 'mailbox'>): Promise<string> {
  await post(new URL(shopkeeperSignIn.path, url), {});
  const token = await waitFor('link to sign in', () => {
    const texts = mailbox?.mails().map(({ text }) => text) ?? [];
    return texts.flatMap((text) => /\/shopkeeper#([\w-]{43})/.exec(text)?.[1] ?? [])[0];
  });
  const answer = await post(new URL(shopkeeperSession.path, url), { token });
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

/**
 * Puts into a new shop what the targets change: a message, a review, and two orders of a parcel each, with ids from 1.
 * Returns the credentials of the shopkeeper and of the first order's buyer.
 */
export async function prepareShop(
  shop: Pick<RunningShop, 'url' | 'mailbox'>,
): Promise<Credentials> {
  await post(new URL(submitMessageCall.path, shop.url), contact.valid);
  await post(new URL(submitReviewCall.path, shop.url), review.valid);
  const [token = ''] = await buy(shop.url);
  return { Cookie: await signIn(shop), Authorization: `Bearer ${token}` };
}
