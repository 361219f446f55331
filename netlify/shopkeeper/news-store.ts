import type { ShopNews } from '#contract/shopkeeper-news.ts';

/** What waits for the shop's answer. Methods throw `ServiceError`. */
export interface NewsStore {
  /** Returns how many messages are new and how many reviews wait, in one statement. */
  count(): Promise<ShopNews>;
}
