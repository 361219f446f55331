import { beforeText, type ParcelDifference } from '#copy/parcel-differences.ts';
import { oneLine } from './packing-slip-copy.ts';

/** Marks what was changed since the payment, below what it is now: what it was before. Nothing for what is as it was bought. */
export function Changed({ difference }: { difference: ParcelDifference | undefined }) {
  if (!difference) return null;
  return (
    <p className="changed">
      <em className="place">Changed</em>
      <br />
      Before: “{oneLine(beforeText(difference))}”
    </p>
  );
}
