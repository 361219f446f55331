import type { DeliveryService } from '#domain/delivery/dispatch.ts';
import { postalCalendar } from './calendar.ts';
import { shippingOptions } from './shipping.ts';

/** The shipping options of boxes with the shop's postal calendar. */
export const deliveryService: DeliveryService = {
  options: shippingOptions,
  calendar: postalCalendar,
};
