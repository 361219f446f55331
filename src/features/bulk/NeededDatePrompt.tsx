import { useStore } from '@nanostores/react';
import { startBulkCheckout } from './bulk-checkout.ts';
import { $isDayQuestionShown, $dayAdvice } from './bulk-order.ts';
import { bulkDayText } from './copy.ts';
import { EnquiryLink } from './EnquiryLink.tsx';

/** Says before payment that slices cannot be booked for the day; a near day may still be met by the post. */
export function NeededDatePrompt() {
  const isShown = useStore($isDayQuestionShown);
  const advice = useStore($dayAdvice);
  if (!isShown || !advice || advice.kind === 'booked') return null;
  return (
    <div className="alert alert--notice" role="alert">
      <h3>We cannot book this day here</h3>
      <p>{bulkDayText(advice)}</p>
      {advice.kind !== 'past' && (
        <p>
          <EnquiryLink>Write to us</EnquiryLink> with your day, and we tell you what we can do.
        </p>
      )}
      {advice.kind === 'too-soon' && (
        <p className="button-row">
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => startBulkCheckout({ isPostedAtOnce: true })}
          >
            Post it at once all the same
          </button>
        </p>
      )}
    </div>
  );
}
