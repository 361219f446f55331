import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { startBulkCheckout } from './bulk-checkout.ts';
import { $isDayQuestionShown, $dayAdvice } from './bulk-order.ts';
import { bulkDateText } from './copy.ts';
import { EnquiryLink } from './EnquiryLink.tsx';

/** Asks before payment if the needed date does not suit an order that is posted at once. */
export function NeededDatePrompt() {
  const isShown = useStore($isDayQuestionShown);
  const advice = useStore($dayAdvice);
  if (!isShown || !advice) return null;
  return (
    <div className="alert alert--notice" role="alert">
      <h3>We post this order at once</h3>
      <p>{bulkDateText(advice)}</p>
      <p>
        To have it posted for the day, <EnquiryLink>write to us</EnquiryLink> and we book it.
      </p>
      <p className="button-row">
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => startBulkCheckout(true)}
        >
          Post it at once all the same
        </button>
      </p>
    </div>
  );
}
