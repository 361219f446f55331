/** A promise took longer than allowed. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Rejects with `TimeoutError` when `work` takes longer than `timeoutMs`; the work itself is not cancelled. */
export async function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`Took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
