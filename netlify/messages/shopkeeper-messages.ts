import type { ListedMessage } from '#contract/shopkeeper-messages.ts';
import { ANSWERED_DAYS_KEPT, UNANSWERED_DAYS_KEPT, type MessageState } from '#domain/message.ts';
import { DAY_MS, type Instant } from '#domain/day.ts';
import type { Editing } from '#netlify/shopkeeper/shopkeeper-store.ts';
import { readPage, requireChanged, type ListPage } from '#netlify/shopkeeper/waiting-entries.ts';
import type { Messages, StoredMessage } from './message-store.ts';

const listedMessage = ({ receivedAt, ...message }: StoredMessage): ListedMessage => ({
  ...message,
  receivedAt: new Date(receivedAt).toISOString(),
});

/** Returns a page of messages: all new ones, then answered ones, the newest first. */
export async function listMessages(
  shop: { messages: Pick<Messages, 'list'> },
  before: number | undefined,
): Promise<ListPage<ListedMessage>> {
  const { entries, next } = await readPage(shop.messages.list, before);
  return { entries: entries.map(listedMessage), next };
}

/** Marks a message as answered or as new again; throws 404 when it is gone and 409 when its version is old. */
export async function setMessageState(
  shop: { messages: Pick<Messages, 'setStatus' | 'find'> },
  change: { id: number; status: MessageState; expectedVersion: number },
  editing: Editing,
): Promise<{ entry: ListedMessage }> {
  await shop.messages.setStatus(change, editing);
  const entry = requireChanged(await shop.messages.find(change.id), change);
  return { entry: listedMessage(entry) };
}

/** Deletes messages a year after they came, or 90 days after they were answered. */
export async function purgeMessages(
  shop: { messages: Pick<Messages, 'purge'> },
  now: Instant,
): Promise<void> {
  await shop.messages.purge({
    received: now - UNANSWERED_DAYS_KEPT * DAY_MS,
    answered: now - ANSWERED_DAYS_KEPT * DAY_MS,
  });
}
