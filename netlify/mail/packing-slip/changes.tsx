import type { ParcelDifference } from '#copy/parcel-differences.ts';
import { Panel } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { CHANGED_SLIP, changedPart, oneLine } from './packing-slip-copy.ts';

/** Marks what was changed, where it is packed. */
export const Changed = () => <span className="changed">Changed</span>;

/** What was changed since the payment, as it was before: what it is now is marked below. Nothing for a parcel as it was bought. */
export function Changes({ differences }: { differences: readonly ParcelDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <Panel className="changes" style={theme.changes}>
      <p style={theme.changesHeading}>{CHANGED_SLIP}</p>
      {differences.map(({ what, before }) => (
        <p key={what} style={theme.firstParagraph}>
          <strong>{changedPart(what)}</strong>, until now:{' '}
          <span style={theme.past}>“{oneLine(before)}”</span>
        </p>
      ))}
    </Panel>
  );
}
