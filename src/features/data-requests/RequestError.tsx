import '#ui/alert.css';
import { focusHeading } from '#browser/focus.ts';
import { shop } from '#data/shop.ts';

/** Shows why sending the request failed, and takes the focus when it appears. The form keeps its input. */
export function RequestError({ error }: { error: string }) {
  return (
    <div className="alert" ref={focusHeading} role="alert" tabIndex={-1}>
      <p>{error}</p>
      <p>
        What you typed is still here. You can also write to{' '}
        <a href={`mailto:${shop.email}`}>{shop.email}</a>.
      </p>
    </div>
  );
}
