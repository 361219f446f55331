import { useStore } from '@nanostores/react';
import { $shareStatus, shareBox } from './share-box.ts';

/** A button that shares a link to the current box. */
export function ShareBox() {
  const outcome = useStore($shareStatus);
  return (
    <div>
      <button type="button" className="text-button" onClick={() => void shareBox()}>
        Share this box
      </button>
      <p className="small muted" role="status">
        {outcome}
      </p>
    </div>
  );
}
