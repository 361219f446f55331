import type { PaymentStore } from './payment-store.ts';
import { paginate } from './pagination.ts';
import { invalidParameter } from './api-error.ts';

/** Replaces ids by their objects along each path, e.g. `payment_intent.latest_charge`. Throws PaymentApiError. */
export function expand(store: PaymentStore, body: object, paths: readonly string[] = []): object {
  return paths.reduce<object>((expanded, path) => {
    if (path.split('.').length > 4) {
      throw invalidParameter(
        'expand',
        `You cannot expand more than 4 levels of a property (${path}).`,
      );
    }
    return expandPath(store, expanded, path.split('.'), path);
  }, body);
}

function expandPath(
  store: PaymentStore,
  body: object,
  steps: readonly string[],
  path: string,
): object {
  const [step, ...rest] = steps;
  if (step === undefined) return body;
  const found = included(store, body, step) ?? valueAt(body, step);
  if (found === undefined) {
    throw invalidParameter('expand', `This property cannot be expanded (${path}).`);
  }
  return { ...body, [step]: expandValue(store, found, rest, path) };
}

function expandValue(
  store: PaymentStore,
  found: unknown,
  rest: readonly string[],
  path: string,
): unknown {
  if (found === null) return null;
  if (Array.isArray(found)) return found.map((item) => expandValue(store, item, rest, path));
  const object = typeof found === 'string' ? objectById(store, found) : found;
  if (typeof object === 'object') return expandPath(store, object, rest, path);
  throw invalidParameter('expand', `This property cannot be expanded (${path}).`);
}

/** Returns the line items of a session, which a response includes only on request. */
function included(store: PaymentStore, body: object, step: string): object | undefined {
  const id = valueAt(body, 'id');
  const record = typeof id === 'string' ? store.sessions.get(id) : undefined;
  if (step !== 'line_items' || !record) return undefined;
  return paginate(record.lineItems, {}, `/v1/checkout/sessions/${record.id}/line_items`, 'item');
}

function objectById(store: PaymentStore, id: string): object | undefined {
  const { charges, intents, products, refunds, sessions, shippingRates } = store;
  const tables = [intents, charges, products, refunds, shippingRates];
  return sessions.get(id)?.session ?? tables.map((table) => table.get(id)).find((row) => row);
}

function valueAt(body: object, name: string): unknown {
  const entries: [string, unknown][] = Object.entries(body);
  return entries.find(([key]) => key === name)?.[1];
}
