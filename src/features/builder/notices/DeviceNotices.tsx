import { useStore } from '@nanostores/react';
import { $isDraftSaved } from '../draft/draft-storage.ts';
import { $isOffline } from './offline.ts';
import styles from './DeviceNotices.module.css';

/** Says that the browser is offline, and that only paying has to wait; and that it does not keep the draft. */
export function DeviceNotices() {
  const isOffline = useStore($isOffline);
  const isSaved = useStore($isDraftSaved);
  return (
    <div role="status">
      {isOffline && (
        <p className={`small ${styles['notice']}`}>
          <strong>You are offline.</strong> Go on: only paying waits.
        </p>
      )}
      {!isSaved && <p className={`small ${styles['notice']}`}>Not saved: keep this page open</p>}
    </div>
  );
}
