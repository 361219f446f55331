import type { Post } from '#domain/dispatch.ts';
import { postalCalendar } from './calendar.ts';
import { shippingOptions } from './shipping.ts';

/** How boxes are posted. */
export const post: Post = { options: shippingOptions, calendar: postalCalendar };
