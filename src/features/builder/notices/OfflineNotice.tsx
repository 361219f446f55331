import { useStore } from '@nanostores/react';
import { $selection } from '../draft/draft.ts';
import { $isOffline } from './offline.ts';
import styles from './OfflineNotice.module.css';

/** Says that the browser is offline, and that only paying has to wait. */
export function OfflineNotice() {
  const isOffline = useStore($isOffline);
  const isEmpty = useStore($selection).length === 0;
  return (
    <div role="status">
      {isOffline && (
        <p className={`on-dark ${styles['notice']}`}>
          You are offline. {isEmpty ? 'You can go on choosing' : 'Your box is saved'}: only paying
          has to wait.
        </p>
      )}
    </div>
  );
}
