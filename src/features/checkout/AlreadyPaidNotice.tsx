import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { $alreadyPaid } from './already-paid.ts';

interface Props {
  /** The label of the action: "Start a new box". */
  action: string;
  onAct: () => void;
  /** Keeps the box or basket as it is. */
  onKeep: () => void;
}

/** Tells a shopper who missed the thank-you page that this box or basket is already paid for. */
export function AlreadyPaidNotice({ action, onAct, onKeep }: Props) {
  const paid = useStore($alreadyPaid);
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
            <button
              type="button"
              className="button button--secondary button--small"
              onClick={onKeep}
            >
              Keep it as it is
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
