import type { Endpoint } from '#contract/endpoint.ts';
import type { Shop } from '#netlify/http/deps.ts';
import {
  defineAdmittedHandler,
  type AdmittedContext,
  type Handler,
  type HandlerOptions,
} from '#netlify/http/define-handler.ts';
import type { ShopkeeperSession } from './shopkeeper-store.ts';
import { requireSession } from './sign-in.ts';

/**
 * Defines the handler of an endpoint for the shopkeeper alone: everybody else gets 401, before anything of the request is
 * parsed.
 */
export function defineShopkeeperHandler<Input, Result extends object>(
  endpoint: Endpoint<Input, Result>,
  work: (shop: Shop, input: Input, context: AdmittedContext<ShopkeeperSession>) => Promise<Result>,
  options: HandlerOptions<Result> = {},
): Handler {
  return defineAdmittedHandler(
    endpoint,
    (shop, { header, now }) => requireSession(shop, header('Cookie'), now),
    work,
    options,
  );
}
