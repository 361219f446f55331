/** What a part of the page reads from the server: still on its way, not to be had and why in words, or here. */
export type Loaded<T> = NotReady | { state: 'ready'; value: T };

/** Such a part before it is here. */
export type NotReady = { state: 'loading' } | { state: 'failed'; message: string };

/** Before the server has answered. */
export const LOADING = { state: 'loading' } as const;

/** Returns what was read; null until it is here. */
export const valueOf = <T>(loaded: Loaded<T>): T | null =>
  loaded.state === 'ready' ? loaded.value : null;
