import type { ContactMessage, Enquiry, MessageState } from '#domain/message.ts';
import type { Day, Instant } from '#domain/day.ts';
import type { Editing } from '#netlify/shopkeeper/shopkeeper-store.ts';
import type { PageRequest } from '#netlify/shopkeeper/waiting-entries.ts';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';

/** A message or enquiry as stored. */
export interface StoredMessage {
  id: number;
  /** Grows with every change. */
  version: number;
  status: MessageState;
  kind: (ContactMessage | Enquiry)['formType'];
  name: string;
  email: string;
  phone: string;
  /** "Order Question", "Wedding enquiry". */
  about: string;
  eventOn: Day | null;
  message: string;
  receivedAt: Instant;
}

/** A message before it is stored. */
export type NewMessage = Omit<StoredMessage, 'id' | 'version' | 'status' | 'receivedAt'>;

/** The messages and enquiries that people wrote. Methods throw `ServiceError`. */
export interface Messages {
  /**
   * Stores a message and queues its mail, in one statement; does nothing when the mail's key exists, or a mail with the earlier
   * key was queued after `since`.
   */
  add(
    message: NewMessage,
    mail: OutgoingMail,
    time: { now: Instant; earlier: { key: string; since: Instant } },
  ): Promise<void>;
  /** Returns up to `max` new or answered messages, the newest first, from before this id. */
  list: (page: PageRequest) => Promise<readonly StoredMessage[]>;
  find(id: number): Promise<StoredMessage | null>;
  /** Changes the status, if the version is the expected one, and writes it to the shopkeeper's log. */
  setStatus(
    change: { id: number; status: MessageState; expectedVersion: number },
    editing: Editing,
  ): Promise<void>;
  /** Returns all messages from an e-mail address, the oldest first. */
  findByEmail(email: string): Promise<readonly StoredMessage[]>;
  /** Deletes messages that came before one moment, or were answered before the other. */
  purge(before: { received: Instant; answered: Instant }): Promise<void>;
}
