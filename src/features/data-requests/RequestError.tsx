import '#ui/alert.css';
import { useEffect, useRef } from 'react';
import { shop } from '#data/shop.ts';

/** Shows why sending the request failed. The form keeps its input. */
export function RequestError({ error, attempt }: { error: string; attempt: number }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [attempt]);
  return (
    <div className="alert" ref={alert} role="alert" tabIndex={-1}>
      <p>{error}</p>
      <p>
        What you typed is still here. You can also write to{' '}
        <a href={`mailto:${shop.email}`}>{shop.email}</a>.
      </p>
    </div>
  );
}
