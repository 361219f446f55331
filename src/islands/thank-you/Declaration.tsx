import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { PlacedGoods } from '#domain/placed-order.ts';
import { $placed } from '#stores/order-visit.ts';
import { KitchenLine } from './KitchenLine.tsx';

interface Props {
  goods: PlacedGoods;
  children: ReactNode;
}

/** Where the contents cannot be fetched, what stands under them remains. */
const withoutContents = { default: ({ children }: Props) => children };

async function fetchContents(): Promise<{ default: ComponentType<Props> }> {
  // Prerendering must not see them: the page carries none of their styles.
  if (import.meta.env.SSR) return withoutContents;
  try {
    const { Contents } = await import('./Contents.tsx');
    return { default: Contents };
  } catch {
    return withoutContents;
  }
}

// They come with all flavours: only to a device that remembers the order, while the shop is asked about it.
$placed.subscribe((placed) => {
  if (placed) void fetchContents();
});

const Contents = lazy(fetchContents);

/** What was bought as the kitchen declares it, with its contents where this device remembers them. */
export function Declaration({ goods }: { goods: PlacedGoods | null }) {
  if (!goods) return <KitchenLine />;
  return (
    <Suspense fallback={<KitchenLine />}>
      <Contents goods={goods}>
        <KitchenLine />
      </Contents>
    </Suspense>
  );
}
