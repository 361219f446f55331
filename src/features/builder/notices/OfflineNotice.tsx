import { useStore } from '@nanostores/react';
import { $isOffline } from './offline.ts';
import styles from './OfflineNotice.module.css';

/** Says that the browser is offline, and that only pictures and paying have to wait. */
export function OfflineNotice() {
  const isOffline = useStore($isOffline);
  return (
    <div role="status">
      {isOffline && (
        <p className={`page small muted ${styles['notice']}`}>
          You are offline. Pictures and paying wait.
        </p>
      )}
    </div>
  );
}
