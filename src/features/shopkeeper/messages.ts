import { send } from '#browser/send.ts';
import {
  markMessage,
  shopkeeperMessages,
  type BoardMessage,
} from '#contract/shopkeeper-messages.ts';
import { createEntryList } from './entry-list.ts';

/** The messages and enquiries to the shop, the new ones first, the newest of them at the top. */
export const messageList = createEntryList<BoardMessage>({
  waiting: 'new',
  read: (page) => send(shopkeeperMessages, page),
  change: (change) => send(markMessage, change),
});
