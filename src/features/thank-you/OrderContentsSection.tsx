import { lazy, Suspense, type ComponentType } from 'react';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import type { PastOrder } from '#domain/order/order-history.ts';
import { $checkoutReturn } from '#features/checkout/checkout-return.ts';
import { hasContents, isOneBox, type OrderContents } from '#features/order/order-contents.ts';
import styles from './thank-you.module.css';

/** Loads a component when it is shown first. Where it cannot be fetched, nothing shows in its place. */
function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing = (): null => null;
  return async (): Promise<{ default: ComponentType<Props> }> => {
    // Hidden from prerendering, so the page does not carry their styles.
    if (import.meta.env.SSR) return { default: nothing };
    return { default: await load().catch(() => nothing) };
  };
}

const fetchBoxes = fetched(async () => (await import('#features/order/OrderBoxes.tsx')).OrderBoxes);
const OrderBoxes = lazy(fetchBoxes);
const OrderPicture = lazy(
  fetched(async () => (await import('#features/order/OrderBoxes.tsx')).OrderPicture),
);

// It comes with the catalogue, so only devices fetch it that remember an order which the server cannot describe.
const PastOrderBoxes = lazy(
  fetched(async () => (await import('./PastOrderBoxes.tsx')).PastOrderBoxes),
);

// The boxes are fetched in parallel with their order.
$checkoutReturn.subscribe((checkoutReturn) => {
  if (checkoutReturn) void fetchBoxes();
});

interface Props {
  /** What the server says is in the order; null while it says nothing. */
  contents: OrderContents | null;
  /** The order as this device remembers it. */
  pastOrder: PastOrder | null;
  /** Whether the page shows the boxes open in a picture of their own. */
  isPictured?: boolean;
}

/** The contents of an order as far as they are known, and the allergen notice of the kitchen once below all of it. */
export function OrderContentsSection({ contents, pastOrder, isPictured = false }: Props) {
  const isKnown = contents !== null && hasContents(contents);
  return (
    <>
      <Suspense fallback={null}>
        {isKnown && <OrderBoxes contents={contents} isPictured={isPictured} />}
        {!isKnown && pastOrder && <PastOrderBoxes pastOrder={pastOrder} />}
      </Suspense>
      <p className={styles.allergens}>
        {KITCHEN_LINE} <a href="/ingredients">Ingredients and allergens of each flavour</a>
      </p>
    </>
  );
}

/**
 * The boxes of an order, open, in a frame that keeps their place until they are fetched. The lid of a single one closes once
 * for the order of this number.
 */
export function BoxesPicture(props: { contents: OrderContents; closingOrder: string | null }) {
  return (
    <div className={`${styles.picture} ${isOneBox(props.contents) ? '' : styles.several}`}>
      <Suspense fallback={null}>
        <OrderPicture {...props} />
      </Suspense>
    </div>
  );
}
