import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import type { HistoryGoods } from '#domain/order/order-history.ts';
import { $pastOrder } from '#features/checkout/checkout-return.ts';
import styles from './thank-you.module.css';

interface Props {
  goods: HistoryGoods;
  children: ReactNode;
}

/** Replaces the contents if they cannot be fetched: only `children` show. */
const noContents = { default: ({ children }: Props) => children };

async function fetchContents(): Promise<{ default: ComponentType<Props> }> {
  // Hidden from prerendering, so the page does not carry their styles.
  if (import.meta.env.SSR) return noContents;
  try {
    const { OrderBoxes } = await import('./OrderBoxes.tsx');
    return { default: OrderBoxes };
  } catch {
    return noContents;
  }
}

// The contents come with all flavours, so only devices that remember the order fetch them, in parallel with the order.
$pastOrder.subscribe((placed) => {
  if (placed) void fetchContents();
});

const OrderBoxes = lazy(fetchContents);

/** The allergen notice of the kitchen, once below the whole order. */
function AllergenNotice() {
  return (
    <p className={styles.allergens}>
      {KITCHEN_LINE} <a href="/ingredients">Ingredients and allergens of each flavour</a>
    </p>
  );
}

/** The allergen notice of an order, with its contents if this device remembers them. */
export function OrderContentsSection({ goods }: { goods: HistoryGoods | null }) {
  if (!goods) return <AllergenNotice />;
  return (
    <Suspense fallback={<AllergenNotice />}>
      <OrderBoxes goods={goods}>
        <AllergenNotice />
      </OrderBoxes>
    </Suspense>
  );
}
