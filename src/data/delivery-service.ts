import type { DeliveryService } from '#domain/dispatch.ts';
import { postalCalendar } from './calendar.ts';
import { shippingOptions } from './shipping.ts';

/** How boxes are posted. */
export const deliveryService: DeliveryService = {
  options: shippingOptions,
  calendar: postalCalendar,
};
