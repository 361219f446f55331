import { atom } from 'nanostores';
import { movement } from '#browser/wait-for-transition.ts';

const FADE_MS = 300;
const TURN_MS = 500;

/** The wizard's page while it turns: the old step leaves, then the new one arrives. */
export interface PageTurn {
  phase: 'leaving' | 'arriving';
  direction: 'forward' | 'back';
}

export const $turn = atom<PageTurn | null>(null);

let latest = 0;

function end(): void {
  delete document.documentElement.dataset['boxTransition'];
  $turn.set(null);
}

/** Fades the old step out, swaps, and lets the new one in; the header keeps still meanwhile. A later turn overtakes an earlier one. */
export async function turnPage(direction: PageTurn['direction'], swap: () => void): Promise<void> {
  latest += 1;
  const turn = latest;
  document.documentElement.dataset['boxTransition'] = direction;
  $turn.set({ phase: 'leaving', direction });
  await movement(FADE_MS);
  if (turn !== latest) return;
  swap();
  $turn.set({ phase: 'arriving', direction });
  await movement(TURN_MS - FADE_MS);
  if (turn === latest) end();
}
