import '#ui/alert.css';
import { useState } from 'react';
import type { SignedInDevice } from '#contract/shopkeeper-sign-in.ts';
import { signOut } from './access.ts';
import { formatMoment } from './copy.ts';
import styles from './shopkeeper.module.css';

type SignOut = (which: Parameters<typeof signOut>[0]) => void;

function DeviceRow({ device, onSignOut }: { device: SignedInDevice; onSignOut: SignOut }) {
  const { id, isThisDevice } = device;
  const name = `device-${id}`;
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <b id={name}>{device.device}</b>
        {isThisDevice && <span className={styles.tag}>this device</span>}
        <small>
          Signed in {formatMoment(Date.parse(device.signedInAt))}, last used{' '}
          {formatMoment(Date.parse(device.seenAt))}
        </small>
      </div>
      <button
        className="button button--quiet"
        aria-describedby={name}
        onClick={() => onSignOut(isThisDevice ? {} : { session: id })}
      >
        Sign out
      </button>
    </li>
  );
}

/** The devices that are signed in, and their buttons to sign out. */
export function Devices({ devices }: { devices: readonly SignedInDevice[] }) {
  const [problem, setProblem] = useState('');
  const onSignOut: SignOut = (which) => {
    setProblem('');
    void signOut(which).then(setProblem);
  };
  return (
    <section className={styles.section} aria-labelledby="devices">
      <h2 id="devices" className="h2">
        Devices that are signed in
      </h2>
      <p>
        Lost a tablet, or opened the link on the wrong one? Signing out here works at once, wherever
        that device is.
      </p>
      <div role="status" className={styles.status}>
        {problem !== '' && <p className="alert alert--notice">{problem}</p>}
      </div>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={onSignOut} />
        ))}
      </ul>
      {devices.length > 1 && (
        <button
          className={`button button--quiet ${styles.alone}`}
          onClick={() => onSignOut({ everywhere: true })}
        >
          Sign out all {devices.length} devices
        </button>
      )}
    </section>
  );
}
