import { useStore } from '@nanostores/react';
import { shareText } from '#domain/bulk.ts';
import { $chosenFlavours, $slices, $slicesError } from '#stores/bulk-order.ts';

/** How many slices of each flavour there will be. */
export function SlicesPerFlavour() {
  const { length } = useStore($chosenFlavours);
  const slices = useStore($slices);
  const isWrong = useStore($slicesError) !== undefined;
  if (isWrong || length === 0) return null;
  return (
    <p className="muted">
      {slices} slices: {shareText(slices, length)}.
    </p>
  );
}
