import '#ui/panel.css';
import { useStore } from '@nanostores/react';
import { soldBy } from '#data/seller.ts';
import { ALLERGEN_CARD, allergenCardPath } from '#domain/bulk/allergen-card.ts';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import { MAX_BULK_FLAVOURS } from '#domain/bulk/bulk-flavours.ts';
import { bulkTotal, slicePrice } from '#domain/bulk/bulk.ts';
import { formatDayCount } from '#domain/day-words.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { formatPounds } from '#domain/money.ts';
import { AllergenWarning } from '#features/allergens/AllergenWarning.tsx';
import {
  $allergens,
  $bulkArrival,
  $chosenFlavours,
  $flavourChoice,
  $slices,
  $slicesError,
  setFlavourOption,
} from './bulk-order.ts';
import { bulkTotalText, missingSlicesText } from './copy.ts';
import { SummaryRow } from '#ui/SummaryRow.tsx';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import { SLICES_ID } from './BetterSlicesButton.tsx';
import { OWN_FLAVOURS_ID } from './CustomFlavours.tsx';
import { NeededDatePrompt } from './NeededDatePrompt.tsx';
import { BulkCheckoutError } from './BulkCheckoutError.tsx';
import styles from './BulkOrderForm.module.css';

/** The id of the link to what is missing. */
export const MISSING_ID = 'missing';

/** A link to what is missing before the order. */
function Missing({ id, text, onClick }: { id: string; text: string; onClick?: () => void }) {
  return (
    <p className="alert alert--notice small">
      <a id={MISSING_ID} href={`#${id}`} onClick={onClick}>
        {text}
      </a>
    </p>
  );
}

/** The rows of the price, and the arrival. */
function PriceBreakdown() {
  const slices = useStore($slices);
  const arrival = useStore($bulkArrival);
  const each = slicePrice(slices);
  return (
    <div className={styles['price']}>
      <dl>
        <SummaryRow
          name={`${slices} slices at ${formatPounds(each)}`}
          amount={formatPounds(slices * each)}
        />
        <SummaryRow name="Signed delivery" amount={formatPounds(bulkDelivery.pricePence)} />
        <SummaryRow name="Total" amount={formatPounds(bulkTotal(slices))} isTotal />
      </dl>
      <p className="small">
        {`${bulkTotalText(slices)}, ${formatDayCount(bulkDelivery.workingDays)} business days.`}
      </p>
      <p className={styles['arrival']}>{arrival}</p>
    </div>
  );
}

function BulkAllergens() {
  const allergens = useStore($allergens);
  const flavourIds = useStore($chosenFlavours).map(({ id }) => id);
  return (
    <>
      <p className="small">
        {allergens.length > 0 && (
          <span>
            Contains: <strong>{allergens.join(', ')}</strong>.{' '}
          </span>
        )}
        <span>{KITCHEN_LINE}</span>
      </p>
      <AllergenWarning allergens={allergens} />
      {flavourIds.length > 0 && (
        <p className="small">
          <a href={allergenCardPath(flavourIds)}>A card for your guests, to print</a>
        </p>
      )}
    </>
  );
}

/** The price and arrival, which only a number that can be ordered has, the allergens and the seller, with the order button. */
export function BulkSummary() {
  const error = useStore($slicesError);
  const { option } = useStore($flavourChoice);
  const isWithoutFlavours = useStore($chosenFlavours).length === 0;
  const { isProcessing } = useStore($checkouts.bulk);
  return (
    <div className={styles['sidebar']}>
      <section className={`panel ${styles['panel']}`} aria-label="Your order">
        <div className={styles['live']}>
          {error ? <Missing id={SLICES_ID} text={missingSlicesText(error)} /> : <PriceBreakdown />}
          <BulkAllergens />
        </div>
        <noscript>
          <p>
            The payment page shows the total, the days of arrival and the allergens of your flavours
            before you pay.
          </p>
          <p className="small">{KITCHEN_LINE}</p>
          <p className="small">
            <a href={ALLERGEN_CARD}>A card for your guests, to print</a>
          </p>
        </noscript>
        {!error && isWithoutFlavours && (
          <Missing
            id={OWN_FLAVOURS_ID}
            text={
              option === 'custom'
                ? `Choose up to ${MAX_BULK_FLAVOURS} flavours first`
                : 'The assortment is sold out: choose flavours yourself'
            }
            onClick={() => setFlavourOption('custom')}
          />
        )}
        <button
          type="submit"
          className="button button--block button--primary"
          aria-disabled={error !== null || isWithoutFlavours || isProcessing || undefined}
        >
          {isProcessing ? 'Processing...' : 'Order Now'}
        </button>
      </section>
      <NeededDatePrompt />
      <BulkCheckoutError />
      <p className="small muted">
        {soldBy} You give the delivery address on the payment page. See our{' '}
        <a href="/terms">terms</a>, cancellation included, and our{' '}
        <a href="/privacy-policy">privacy policy</a>.
      </p>
    </div>
  );
}
