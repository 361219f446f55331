import * as v from 'valibot';
import { addressEntries } from './address.ts';
import { defineEndpoint } from './endpoint.ts';
import { boardParcelJson } from './shopkeeper-day.ts';
import { storedNumber } from './shopkeeper-entries.ts';

/**
 * Corrects who receives a parcel that is not posted, and where: `POST /api/parcels/address`, for the shopkeeper. 409 when it
 * is posted, or was changed since the version that was seen.
 */
export const correctAddress = defineEndpoint({
  path: '/api/parcels/address',
  method: 'POST',
  request: v.object({
    parcel: storedNumber,
    expectedVersion: storedNumber,
    customerInfo: v.object(addressEntries),
  }),
  response: v.object({ parcel: boardParcelJson }),
});
