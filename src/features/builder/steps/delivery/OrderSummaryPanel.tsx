import { useStore } from '@nanostores/react';
import { soldBy } from '#data/seller.ts';
import { quotedShippingText } from '#copy/delivery.ts';
import { pricedLineText } from '#copy/quote.ts';
import { formatDeliveryPrice, formatPounds } from '#domain/money.ts';
import { SummaryRow } from '#ui/SummaryRow.tsx';
import { $quote } from '../../draft/box.ts';
import { ORDER_SUMMARY_TITLE_ID } from './delivery-form.ts';
import { $formerTotal } from './new-prices.ts';
import { BoxActions } from './BoxActions.tsx';
import { BoxPreview } from './BoxPreview.tsx';
import { BoxSummary } from './BoxSummary.tsx';
import { KeyringRemoval } from './KeyringRemoval.tsx';
import styles from './OrderSummaryPanel.module.css';

function PriceBreakdown() {
  const quote = useStore($quote);
  const formerPence = useStore($formerTotal);
  if (!quote) return null;
  return (
    <dl className={styles['prices']}>
      {quote.lines.map((line) => {
        const { name } = pricedLineText(line);
        return <SummaryRow key={name} name={name} amount={formatPounds(line.unitPence)} />;
      })}
      <SummaryRow
        name={quotedShippingText(quote.shipping)}
        amount={formatDeliveryPrice(quote.shipping.pricePence)}
      />
      <SummaryRow
        name={
          <>
            Total{' '}
            {formerPence !== null && (
              <span className="small muted">{`was ${formatPounds(formerPence)}`}</span>
            )}
          </>
        }
        amount={formatPounds(quote.totalPence)}
        isTotal
      />
    </dl>
  );
}

/** The order, its price, the seller and the terms, beside the delivery form. */
export function OrderSummaryPanel() {
  return (
    <div className={styles['panel']}>
      <section className="panel" aria-labelledby={ORDER_SUMMARY_TITLE_ID}>
        <h2 className="h2" id={ORDER_SUMMARY_TITLE_ID} tabIndex={-1}>
          Your box
        </h2>
        <BoxPreview />
        <PriceBreakdown />
        <KeyringRemoval />
        <BoxSummary />
      </section>
      <BoxActions />
      <p className="small muted">
        {soldBy} See our <a href="/terms">terms</a>, cancellation included, and how we use your
        details in our <a href="/privacy-policy">privacy policy</a>.
      </p>
    </div>
  );
}
