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
