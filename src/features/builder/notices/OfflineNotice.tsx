import { useStore } from '@nanostores/react';
import { $isOffline } from './offline.ts';
import styles from './OfflineNotice.module.css';

/** Says that the browser is offline, and that only paying has to wait. */
export function OfflineNotice() {
  const isOffline = useStore($isOffline);
  return (
    <div role="status">
      {isOffline && (
        <p className={`small ${styles['notice']}`}>
          <strong>You are offline.</strong> Go on: only paying waits.
        </p>
      )}
    </div>
  );
}
