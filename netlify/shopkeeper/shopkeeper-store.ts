import type { Instant } from '#domain/day.ts';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';

/** A device that is signed in. Its secret stands in the cookie alone; the table has a hash of it. */
export interface ShopkeeperSession {
  id: string;
  secretHash: string;
  device: string;
  signedInAt: Instant;
  seenAt: Instant;
  expiresAt: Instant;
}

/** Which signed-in device makes a change, and when: what the shopkeeper's log says of it. */
export interface Editing {
  deviceId: ShopkeeperSession['id'];
  now: Instant;
}

/** The links that sign in and the devices that are signed in. Methods throw `ServiceError`. */
export interface ShopkeeperSessions {
  /** Stores the hash of a link and queues its mail, in one statement; deletes links and sessions of long ago. */
  addLink(
    link: { hash: string; createdAt: Instant; expiresAt: Instant },
    mail: OutgoingMail,
  ): Promise<void>;
  /** Returns the hashes of the links that can still be used. */
  findOpenLinks(now: Instant): Promise<readonly string[]>;
  /** Uses a link and starts a session, in one statement; returns false when the link was used or has expired. */
  start(linkHash: string, session: ShopkeeperSession): Promise<boolean>;
  /** Returns the session of this id, unless it has ended or expired. */
  find(id: string, now: Instant): Promise<ShopkeeperSession | null>;
  /** Notes that a session was used. */
  touch(id: string, now: Instant): Promise<void>;
  /** Returns the sessions that have neither ended nor expired, the latest used first. */
  list(now: Instant): Promise<readonly ShopkeeperSession[]>;
  /** Ends these sessions, or all, writes it to the log, and returns how many were ended. */
  end(ids: readonly string[] | 'all', by: string, now: Instant): Promise<number>;
}
