/** The result of sharing. */
export type Shared = 'shared' | 'cancelled' | 'copied' | 'unsupported';

const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'unsupported';
  }
}

/** Opens the device's share sheet. Without one, copies `text` if that is allowed. */
export async function share(what: ShareData, text: string): Promise<Shared> {
  if (!('share' in navigator)) return copy(text);
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return wasCancelled(error) ? 'cancelled' : copy(text);
  }
}
