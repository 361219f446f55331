import { useStore } from '@nanostores/react';
import { withHeadingFocused } from '#browser/focus.ts';
import { discardPaidDraft } from '../draft/parked-drafts.ts';
import { $alreadyPaid, dismissAlreadyPaid } from '#features/checkout/already-paid.ts';
import { $step } from '../draft/step.ts';
import type { StepName } from '../steps.ts';
import { AlreadyPaidNotice } from '#features/checkout/AlreadyPaidNotice.tsx';
import { ParkedDraftNotice } from './ParkedDraftNotice.tsx';
import { BuilderNotice } from './BuilderNotice.tsx';
import styles from './BuilderNotices.module.css';

/** The steps that offer a parked draft. */
const OFFERING: readonly StepName[] = ['box', 'flavours'];

/** The notices above the step. The first steps also offer a parked draft, unless the draft may already be paid for. */
export function BuilderNotices() {
  const step = useStore($step);
  const isPaid = useStore($alreadyPaid) !== null;
  return (
    <>
      <BuilderNotice />
      <div className={styles['paid']}>
        <AlreadyPaidNotice
          action="Start a new box"
          onAct={withHeadingFocused(discardPaidDraft)}
          onKeep={withHeadingFocused(dismissAlreadyPaid)}
        />
      </div>
      {OFFERING.includes(step) && !isPaid && <ParkedDraftNotice />}
    </>
  );
}
