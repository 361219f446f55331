import '#ui/panel.css';
import type { OrderPage } from '#contract/order-page.ts';
import { vatLine } from '#data/seller.ts';
import { formatDay } from '#domain/day-words.ts';
import { formatDeliveryPrice, formatPounds } from '#domain/money.ts';
import { PrintHeader } from '#features/order/PrintHeader.tsx';
import { SummaryRow } from '#ui/SummaryRow.tsx';
import styles from './OrderPage.module.css';

function Buyer({ buyer, email }: Pick<OrderPage['receipt'], 'buyer' | 'email'>) {
  const lines = [
    buyer?.name ?? '',
    buyer?.company ?? '',
    buyer?.purchaseOrder ? `Purchase order ${buyer.purchaseOrder}` : '',
    email,
  ];
  return <p className={styles['buyer']}>{lines.filter((line) => line !== '').join('\n')}</p>;
}

/** What was paid, by whom and when: the only part of the page in print. */
export function OrderReceipt({ order: { orderNumber, receipt } }: { order: OrderPage }) {
  const { lines, shipping, totalPence, refundedPence, paidOn } = receipt;
  return (
    <section className={`panel ${styles['receipt']}`} aria-labelledby="receipt">
      <PrintHeader />
      <h2 className="h2" id="receipt">
        Receipt
      </h2>
      <p className={styles['facts']}>
        <span className="nowrap">{orderNumber}</span>, paid on{' '}
        <span className="nowrap">{formatDay(paidOn)}</span>
      </p>
      <Buyer buyer={receipt.buyer} email={receipt.email} />
      <dl className={styles['rows']}>
        {lines.map(({ description, quantity, totalPence: amount }, index) => (
          <SummaryRow
            key={index}
            name={quantity === 1 ? description : `${quantity} × ${description}`}
            amount={formatPounds(amount)}
          />
        ))}
        <SummaryRow name={shipping.name} amount={formatDeliveryPrice(shipping.pricePence)} />
        <SummaryRow
          name="Total paid"
          amount={formatPounds(totalPence)}
          isTotal={refundedPence === 0}
        />
        {refundedPence > 0 && (
          <>
            <SummaryRow name="Paid back" amount={`−${formatPounds(refundedPence)}`} />
            <SummaryRow
              name="What remains paid"
              amount={formatPounds(totalPence - refundedPence)}
              isTotal
            />
          </>
        )}
      </dl>
      <p className="small muted">{vatLine}</p>
      <button
        type="button"
        className={`button button--secondary ${styles['print']}`}
        onClick={() => window.print()}
      >
        Print the receipt
      </button>
    </section>
  );
}
