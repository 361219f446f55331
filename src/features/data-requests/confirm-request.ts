import { atom } from 'nanostores';
import { send } from '#browser/send.ts';
import { confirmDataRequest } from '#contract/confirm-data-request.ts';
import type { RequestType } from '#domain/data-request.ts';

/** The state of the confirmation. `gone`: the link is invalid, used or expired. */
export type Confirmation =
  | { state: 'ready'; error: string }
  | { state: 'confirming' }
  | { state: 'confirmed'; referenceId: string; requestType: RequestType }
  | { state: 'gone' };

/** What the e-mailed link says. The server goes by the token alone. */
export interface RequestLink {
  token: string;
  /** `unknown` for a link of before November 2026, and for a damaged one. */
  type: RequestType | 'unknown';
}

/** Returns what the link of this page says. */
export function readRequestLink(): RequestLink {
  const query = new URLSearchParams(window.location.search);
  const type = query.get('type');
  return {
    token: query.get('token') ?? '',
    type: type === 'export' || type === 'deletion' ? type : 'unknown',
  };
}

export const $confirmation = atom<Confirmation>({ state: 'ready', error: '' });

/** Confirms the data request with the token of the e-mailed link. */
export async function confirmRequest(token: string): Promise<void> {
  if ($confirmation.get().state === 'confirming') return;
  $confirmation.set({ state: 'confirming' });
  const result = await send(confirmDataRequest, { token });
  if (result.kind === 'ok') $confirmation.set({ state: 'confirmed', ...result.response });
  else if (result.kind === 'http-error' && [400, 410].includes(result.status)) {
    $confirmation.set({ state: 'gone' });
  } else {
    const said = result.kind === 'http-error' ? result.body?.message : undefined;
    $confirmation.set({ state: 'ready', error: said || 'An unknown error occurred' });
  }
}
