import { send } from '#browser/send.ts';
import {
  markMessage,
  shopkeeperMessages,
  type BoardMessage,
} from '#contract/shopkeeper-messages.ts';
import { createEntryList } from './entry-list.ts';

/** The messages and enquiries to the shop, the newest first. */
export const messageList = createEntryList<BoardMessage>({
  read: (page) => send(shopkeeperMessages, page),
  change: (change) => send(markMessage, change),
});
