import { atom } from 'nanostores';
import { focusMain } from '#browser/focus.ts';
import { send, type SendFailure, type SendResult } from '#browser/send.ts';
import type { ApiCall } from '#contract/endpoint.ts';
import {
  shopkeeperSession,
  shopkeeperSessions,
  shopkeeperSignIn,
  shopkeeperSignOut,
  type SignedInDevice,
} from '#contract/shopkeeper-sign-in.ts';
import { NO_CONNECTION } from '../copy.ts';
import { removeAllUnsent } from '../unsent.ts';

/** Who stands before the page. `link`: a device with a mailed link that was not used yet. */
export type Access =
  | { state: 'checking' }
  | { state: 'unreachable'; message: string }
  | { state: 'signed-out'; message: string; isBusy: boolean; isSent: boolean }
  | { state: 'link'; token: string; message: string; isBusy: boolean }
  | { state: 'signed-in'; devices: readonly SignedInDevice[] };

export const $access = atom<Access>({ state: 'checking' });

/** Returns what went wrong, in words. */
export function problemOf(result: SendFailure): string {
  return (result.kind === 'http-error' && result.body?.message) || NO_CONNECTION;
}

/** Shows the screen that signs in. */
function showSignedOut(message: string, isSent = false): void {
  $access.set({ state: 'signed-out', message, isBusy: false, isSent });
}

/** Returns a result as it is, but null for the refusal of a device that is signed out; the page then asks to sign in. */
export function orSignIn<Answer>(
  result: SendResult<Answer>,
  message = 'This device was signed out.',
): SendResult<Answer> | null {
  if (result.kind !== 'http-error' || result.status !== 401) return result;
  showSignedOut(message);
  return null;
}

/** Calls an endpoint. Returns null when the device is signed out; the page then asks to sign in. Never throws. */
export const sendAsShopkeeper = async <Request extends object, Answer>(
  endpoint: ApiCall<Request, Answer>,
  input: Request,
): Promise<SendResult<Answer> | null> => orSignIn(await send(endpoint, input));

/** Asks the server whether this device is signed in. */
export async function checkAccess(): Promise<void> {
  const result = orSignIn(await send(shopkeeperSessions, {}), '');
  if (!result) return;
  if (result.kind === 'ok') {
    $access.set({ state: 'signed-in', devices: result.response.sessions });
  } else $access.set({ state: 'unreachable', message: problemOf(result) });
}

const LINK = /^#([\w-]{43})$/;

/** Takes the link in the URL, which leaves the URL at once. Returns whether there is one. */
function takeLink(): boolean {
  const token = LINK.exec(window.location.hash)?.[1];
  if (token === undefined) return false;
  window.history.replaceState(null, '', window.location.pathname);
  $access.set({ state: 'link', token, message: '', isBusy: false });
  return true;
}

/** Begins with the link in the URL, also one that is opened later in this tab, or with the question who is there. */
export function startAccess(): void {
  window.addEventListener('hashchange', takeLink);
  if (!takeLink()) void checkAccess();
}

/** Has a link mailed to the shop's inbox. */
export async function askForLink(): Promise<void> {
  const access = $access.get();
  if (access.state !== 'signed-out' || access.isBusy) return;
  $access.set({ ...access, isBusy: true, message: '' });
  const result = await send(shopkeeperSignIn, {});
  const isSent = result.kind === 'ok';
  showSignedOut(isSent ? '' : problemOf(result), isSent);
}

/** Uses the mailed link. A link that no longer works leads back to asking for one. */
export async function signInByLink(): Promise<void> {
  const access = $access.get();
  if (access.state !== 'link' || access.isBusy) return;
  $access.set({ ...access, isBusy: true, message: '' });
  const result = await send(shopkeeperSession, { token: access.token });
  if (result.kind === 'ok') {
    // The button disappears.
    focusMain();
    await checkAccess();
  } else if (result.kind === 'http-error' && [400, 410].includes(result.status)) {
    showSignedOut(problemOf(result));
  } else $access.set({ ...access, isBusy: false, message: problemOf(result) });
}

/** Signs out: this device, all of them, or another one by its id. Returns what went wrong in words, or null. */
export async function signOut(which: {
  everywhere?: true;
  session?: string;
}): Promise<string | null> {
  const result = await sendAsShopkeeper(shopkeeperSignOut, which);
  if (!result) return null;
  if (result.kind !== 'ok') return problemOf(result);
  if (which.session === undefined) {
    removeAllUnsent();
    showSignedOut(which.everywhere ? 'All devices are signed out.' : 'This device is signed out.');
  } else await checkAccess();
  return null;
}
