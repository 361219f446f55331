/** Rejects with the error that `createError` makes when `work` takes longer than `timeoutMs`; the work itself is not cancelled. */
export async function withTimeout<T>(
  timeoutMs: number,
  work: Promise<T>,
  createError: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
