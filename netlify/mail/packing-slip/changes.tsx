import { Fragment } from 'react';
import type { ParcelDifference } from '#copy/parcel-differences.ts';
import { BeforeAndNow } from '../shared/before-and-now.tsx';
import { Panel } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { CHANGED_SLIP, changedPart, oneLine } from './packing-slip-copy.ts';

/** Marks what was changed, where it is packed. */
export const Changed = () => <span className="changed">Changed</span>;

interface ChangesProps {
  differences: readonly ParcelDifference[];
  /** Whether nothing stands above them. */
  isFirst: boolean;
}

/** What was changed since the payment: what it was, and on a screen what it is. Nothing for a parcel as it was bought. */
export function Changes({ differences, isFirst }: ChangesProps) {
  if (differences.length === 0) return null;
  return (
    <Panel className="changes" style={theme.changes} isFirst={isFirst}>
      <p style={theme.changesHeading}>{CHANGED_SLIP}</p>
      {differences.map(({ what, before, after }) => (
        <Fragment key={what}>
          <p style={theme.paragraph}>{changedPart(what)}</p>
          <BeforeAndNow before={oneLine(before)} now={after} />
        </Fragment>
      ))}
    </Panel>
  );
}
