import * as v from 'valibot';
import { defineEndpoint, text } from './endpoint.ts';

/** Whether an order is stored: `GET /api/check-order-status?paymentIntentId=…`. */
export const checkOrderStatus = defineEndpoint({
  path: '/api/check-order-status',
  method: 'GET',
  request: v.object({ paymentIntentId: v.pipe(text(200), v.nonEmpty()) }),
  response: v.object({ isProcessed: v.boolean() }),
});
