import { Refusal } from './refusal.ts';
import { respondRefusal } from './respond.ts';

/** 404 as JSON for every address under `/api/` that is no endpoint (decision 36). */
export function unknownAddress(): Response {
  return respondRefusal(
    new Refusal(404, 'unknown-address', 'Not found', 'There is nothing at this address.'),
  );
}
