/** The promise took longer than it may. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** Waits for a promise, at most this many milliseconds; its work is not stopped, only no longer waited for. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`Took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
