import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { HistoryGoods } from '#domain/order/order-history.ts';
import { $pastOrder } from '#features/checkout/checkout-return.ts';
import { AllergenNotice } from './AllergenNotice.tsx';

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
