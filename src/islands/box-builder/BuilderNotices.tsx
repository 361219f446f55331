import { useStore } from '@nanostores/react';
import { keepingFocus } from '#browser/focus.ts';
import { leavePaidBox } from '#stores/parked-drafts.ts';
import { $paidAlready, dismissPaid } from '#stores/paid-already.ts';
import { $step } from '#stores/step.ts';
import { AlreadyPaidNotice } from '../AlreadyPaidNotice.tsx';
import { ParkedDraftNotice } from './ParkedDraftNotice.tsx';
import { QuietWord } from './BuilderNotice.tsx';
import styles from './BuilderNotices.module.css';

/** What stands over the step in view: what the builder says in passing and, while no lid is chosen yet, the box that waits, unless it may be the one that was paid for. */
export function BuilderNotices() {
  const step = useStore($step);
  const isPaid = useStore($paidAlready) !== null;
  return (
    <>
      <QuietWord />
      <div className={styles['paid']}>
        <AlreadyPaidNotice
          action="Start a new box"
          onAct={keepingFocus(leavePaidBox)}
          onKeep={keepingFocus(dismissPaid)}
        />
      </div>
      {step < 3 && !isPaid && <ParkedDraftNotice />}
    </>
  );
}
