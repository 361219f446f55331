import { deliveryService } from '#data/delivery-service.ts';
import type { DeliveryService } from '#domain/delivery/dispatch.ts';
import { followAvailability } from '#features/availability/availability.ts';

let service = deliveryService;

/** Returns the shop's delivery with the closed days and last posting dates that the page knows of by now. */
export function currentDelivery(): DeliveryService {
  return service;
}

followAvailability(({ amend }) => {
  service = { ...deliveryService, calendar: amend(deliveryService.calendar) };
});
