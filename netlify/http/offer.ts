import type { Catalogue } from '#domain/catalogue.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';

/** What the shop sells and on which days it posts, as of one moment. */
export interface Offer {
  catalogue: Catalogue;
  calendar: PostalCalendar;
}

/** Returns the offer of now. Each request asks once, so that all of it counts by one offer. */
export type ReadOffer = () => Promise<Offer>;
