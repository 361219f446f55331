import {
  markMessage,
  shopkeeperMessages,
  type ListedMessage,
} from '#contract/shopkeeper-messages.ts';
import { sendAsShopkeeper } from '../sign-in/access.ts';
import { createEntryList } from './entry-list.ts';

/** The messages and enquiries to the shop, the new ones first, the newest of them at the top. */
export const messageList = createEntryList<ListedMessage>({
  waiting: 'new',
  read: (page) => sendAsShopkeeper(shopkeeperMessages, page),
  change: (change) => sendAsShopkeeper(markMessage, change),
});
