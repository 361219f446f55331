import type { Catalogue } from './catalogue.ts';
import type { CustomerInfo } from './customer.ts';
import { brokenOrderRule, settleChoices, type BrokenRule } from './order-rules.ts';
import type { Order } from './order.ts';

/** What came of an order that was asked for: one the shop can make, or the rule that it breaks. */
export type Judgement = { order: Order } | { broken: BrokenRule };

function trimmed(recipient: CustomerInfo): CustomerInfo {
  return {
    ...recipient,
    firstName: recipient.firstName.trim(),
    lastName: recipient.lastName.trim(),
    email: recipient.email.trim(),
    address1: recipient.address1.trim(),
    address2: recipient.address2.trim(),
    city: recipient.city.trim(),
    postcode: recipient.postcode.trim(),
  };
}

/** Judges an order and settles it as the shop makes it; the note of a box that is no gift is dropped, not judged (decision 59). */
export function settleOrder(asked: Order, catalogue: Catalogue): Judgement {
  const boxes = asked.boxes.map(({ choices, quantity }) => ({
    choices: settleChoices(choices, catalogue),
    quantity,
  }));
  const toJudge = asked.boxes.map(({ choices, quantity }, index) => ({
    choices: { ...choices, note: boxes[index]?.choices.note ?? choices.note },
    quantity,
  }));
  const broken = brokenOrderRule({ ...asked, boxes: toJudge }, catalogue);
  if (broken) return { broken };
  return { order: { ...asked, boxes, recipient: asked.recipient && trimmed(asked.recipient) } };
}
