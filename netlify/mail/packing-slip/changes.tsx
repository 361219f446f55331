import type { ParcelDifference } from '#copy/parcel-differences.ts';
import { TextLines } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { UNTIL_NOW, oneLine } from './packing-slip-copy.ts';

interface ChangedProps {
  difference: ParcelDifference | undefined;
  /** Whether it stands on as many lines as the address above it. */
  isAddress?: boolean;
}

/** Marks what was changed since the payment, below what it is now: what it was before. Nothing for what is as it was bought. */
export function Changed({ difference, isAddress = false }: ChangedProps) {
  if (!difference) return null;
  return (
    <p className="changed">
      <em>Changed</em>, {UNTIL_NOW}:{' '}
      {isAddress ? (
        <>
          <br />
          <span style={theme.past}>
            <TextLines text={difference.before} />
          </span>
        </>
      ) : (
        `“${oneLine(difference.before)}”`
      )}
    </p>
  );
}
