import { readHttpError, type SendResult } from './send.ts';

const TIMEOUT_MS = 30_000;

/** Saves a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A browser may read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Fetches a file from an endpoint and saves it under a name. Never throws. */
export async function download(url: string, name: string): Promise<SendResult<null>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return await readHttpError(response);
    saveFile(await response.blob(), name);
    return { kind: 'ok', response: null };
  } catch {
    return { kind: 'network-error' };
  }
}
