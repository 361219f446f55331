import '#ui/alert.css';
import { useRef, useState } from 'react';
import type { SignedInDevice } from '#contract/shopkeeper-sign-in.ts';
import { signOut } from './access.ts';
import { formatMoment } from '../copy.ts';
import styles from '../shopkeeper.module.css';

type SignOut = (which: Parameters<typeof signOut>[0]) => void;

function DeviceRow({ device, onSignOut }: { device: SignedInDevice; onSignOut: SignOut }) {
  const { id, isThisDevice } = device;
  const name = `device-${id}`;
  return (
    <li className={styles.row}>
      <div className={styles.rowWords} id={name}>
        <b>{device.device}</b>
        {isThisDevice && <span className={styles.tag}>this device</span>}
        <small>
          <span>Last used {formatMoment(Date.parse(device.seenAt))},</span>{' '}
          <span>signed in {formatMoment(Date.parse(device.signedInAt))}</span>
        </small>
      </div>
      <button
        className="text-button"
        aria-describedby={name}
        onClick={() => onSignOut(isThisDevice ? {} : { session: id })}
      >
        Sign out
      </button>
    </li>
  );
}

/** How many devices the list shows before somebody asks for all. */
const SHOWN = 6;

/** The devices that are signed in: this one, then the latest used, each with a button to sign out. */
export function Devices({ devices }: { devices: readonly SignedInDevice[] }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button goes, and the focus must not.
  const showAll = () => {
    setWhole(true);
    requestAnimationFrame(() => list.current?.querySelectorAll('button').item(SHOWN).focus());
  };
  const onSignOut: SignOut = (which) => {
    setProblem(null);
    void signOut(which).then((found) => {
      setProblem(found);
      if (!found) list.current?.focus();
    });
  };
  const ordered = devices.toSorted(
    (one, other) => Number(other.isThisDevice) - Number(one.isThisDevice),
  );
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN);
  return (
    <div className={`${styles.section} ${styles.devices}`}>
      <p>Lost a tablet? Sign it out here: that works at once, wherever it is.</p>
      <div role="status" className={styles.status}>
        {problem && <p className="alert alert--notice">{problem}</p>}
      </div>
      <ul ref={list} tabIndex={-1} className={styles.rows}>
        {shown.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={onSignOut} />
        ))}
      </ul>
      {shown.length < devices.length && (
        <button className={`button button--quiet ${styles.alone}`} onClick={showAll}>
          Show all {devices.length}
        </button>
      )}
      {devices.length > 1 && (
        <div className={`${styles.notice} ${styles.apart}`}>
          <b>All devices at once</b>
          <p>
            Signs this one out, too. To sign in again, each device needs a new link from the shop’s
            inbox.
          </p>
          <button
            className={`button button--secondary ${styles.alone}`}
            onClick={() => onSignOut({ everywhere: true })}
          >
            Sign out all {devices.length} devices
          </button>
        </div>
      )}
    </div>
  );
}
