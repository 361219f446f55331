import type { ReadableAtom } from 'nanostores';
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#browser/after-paint.ts';

/**
 * Returns a value one frame late, at first `first`: what shows it does not hold up the frame that answers a click.
 */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown === value) return undefined;
    const { request, cancel } = afterPaint(() => startTransition(() => setShown(value)));
    request();
    return cancel;
  }, [value, shown]);
  return shown;
}

/** Returns the value of a store one frame late, and renders only then: a click that changes the store costs it nothing. */
export function useStoreAfterPaint<Value>(store: ReadableAtom<Value>): Value {
  const [shown, setShown] = useState(() => store.get());
  useEffect(() => {
    const { request, cancel } = afterPaint(() =>
      startTransition(() => setShown(() => store.get())),
    );
    const stop = store.subscribe(request);
    return () => {
      stop();
      cancel();
    };
  }, [store]);
  return shown;
}
