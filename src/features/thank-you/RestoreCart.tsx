import '#ui/alert.css';
import { useState } from 'react';
import { focusHeading } from '#browser/focus.ts';
import { boxesText } from './copy.ts';
import { restoreBackedUpCart, type FoundOrder } from './order-status.ts';

/** Offers to put back the boxes of the cleared cart that the payment was not for. */
export function RestoreCart({ found: { backedUpBoxes } }: { found: FoundOrder }) {
  const [returned, setReturned] = useState(0);

  if (returned > 0) {
    return (
      <p className="alert alert--success" ref={focusHeading} role="status" tabIndex={-1}>
        {returned === 1 ? '1 box is' : `${returned} boxes are`} back in your basket.{' '}
        <a href="/basket">See your basket</a>
      </p>
    );
  }
  if (backedUpBoxes === 0) return null;
  return (
    <div className="alert alert--notice">
      <p>{`Your basket still held ${boxesText(backedUpBoxes)}.`}</p>
      <p className="button-row">
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => {
            void restoreBackedUpCart().then(
              () => setReturned(backedUpBoxes),
              () => undefined,
            );
          }}
        >
          {`Put ${backedUpBoxes === 1 ? 'it' : 'them'} back`}
        </button>
      </p>
    </div>
  );
}
