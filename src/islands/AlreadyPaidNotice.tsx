import '#styles/alert.css';
import { useStore } from '@nanostores/react';
import { $paidAlready } from '#stores/paid-already.ts';

interface Props {
  /** What the shopper may do about it: "Start a new box". */
  action: string;
  onAct: () => void;
  /** What stands here is wanted all the same. */
  onKeep: () => void;
}

/** Tells a shopper who has lost the page after payment that what stands here is paid for. */
export function AlreadyPaidNotice({ action, onAct, onKeep }: Props) {
  const paid = useStore($paidAlready);
  return (
    <div role="status">
      {paid && (
        <div className="alert alert--success">
          <p>
            <strong>{paid.text}</strong>
          </p>
          <p className="button-row">
            <button
              type="button"
              className="button button--secondary button--small"
              onClick={onAct}
            >
              {action}
            </button>
            <button type="button" className="button button--quiet button--small" onClick={onKeep}>
              Keep it as it is
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
