import { boxViolationText, violationText } from '#copy/violations.ts';
import type { RuleViolation } from '#domain/order/order-rules.ts';
import { HttpError, type HttpErrorExtra } from './http-error.ts';

const TITLES: Partial<Record<RuleViolation['code'], string>> = {
  'invalid-email': 'Please check your e-mail',
  'arrival-not-possible': 'Please choose another day',
};

/** Of several boxes, the one that breaks the rule: its place in the order, counted from 1, and why. */
function refusedBox(violation: RuleViolation): HttpErrorExtra {
  return 'place' in violation
    ? { box: { place: violation.place, reason: boxViolationText(violation) } }
    : {};
}

/** Returns the 400 for an order that breaks a rule, in the shop’s words. */
export function orderRuleError(violation: RuleViolation): HttpError {
  const title = TITLES[violation.code] ?? 'Please check your order';
  return new HttpError(400, violation.code, title, violationText(violation), {
    extra: refusedBox(violation),
  });
}
