import type { BoxViolation } from '#domain/box/box.ts';
import type { RuleViolation } from '#domain/order/order-rules.ts';
import { listWords } from '#domain/text/list-words.ts';
import { bulkDayErrorText, flavourChoiceErrorText, slicesErrorText } from './bulk.ts';
import { requestedDayErrorText } from './requested-day-errors.ts';
import { deliveryFieldErrorText, emailErrorText } from './fields.ts';
import { NOTE_TOO_LONG } from './note.ts';

/** Returns that the shop does not sell these flavours: "We do not sell Oreo and Vanilla today." */
export const notOnSaleText = (names: readonly string[]): string =>
  `We do not sell ${listWords(names)} today.`;

/** Returns that flavours are sold out: "Vanilla is sold out at the moment. Please choose another flavour in its place." */
export function soldOutText(names: readonly string[]): string {
  const [are, its] = names.length > 1 ? ['are', 'their'] : ['is', 'its'];
  return `${listWords(names)} ${are} sold out at the moment. Please choose another flavour in ${its} place.`;
}

/** Returns the rule that a box violates, as a sentence. */
export function boxViolationText(violation: BoxViolation): string {
  switch (violation.code) {
    case 'unfinished-box':
      return 'Please finish your box first.';
    case 'unknown-box':
      return 'We do not sell this box.';
    case 'wrong-flavours': {
      const { notOnSale, type } = violation;
      if (notOnSale.length > 0) return notOnSaleText(notOnSale);
      const { name, pieces, unit } = type;
      return `A ${name} takes exactly ${pieces} ${unit.many} of flavours we sell in it.`;
    }
    case 'wrong-lid':
      return 'Please choose a lid design.';
    case 'note-too-long':
      return NOTE_TOO_LONG;
    case 'keyring-not-for-this-box':
      return 'Keyrings come with the Box of 6 only.';
    case 'unknown-keyring':
      return 'We do not sell this keyring.';
    case 'wrong-name-tags':
      return 'A keyring takes one to three different names.';
  }
}

/** "Recipient 3: Enter the postcode", or the text alone in an order of one recipient. */
function forRecipient({ recipient }: { recipient?: number }, text: string): string {
  return recipient === undefined ? text : `Recipient ${recipient}: ${text}`;
}

/** "Box 3 in your basket: We do not sell this box.", or the text alone in an order of one box. */
function ofBox({ place }: { place?: number }, text: string): string {
  return place === undefined ? text : `Box ${place} in your basket: ${text}`;
}

/** Returns the rule that an order violates, as a sentence; of several boxes or recipients it names the one. */
export function violationText(violation: RuleViolation): string {
  switch (violation.code) {
    case 'wrong-quantity':
      return slicesErrorText(violation.quantity);
    case 'unknown-shipping':
      return 'We do not offer this delivery.';
    case 'arrival-not-possible':
      return 'bulkDay' in violation
        ? bulkDayErrorText(violation.bulkDay)
        : forRecipient(violation, requestedDayErrorText(violation.date));
    case 'invalid-email':
      return emailErrorText(violation.email);
    case 'incomplete-delivery': {
      const { field } = violation;
      const text = field ? deliveryFieldErrorText(field) : 'Please tell us where the box goes.';
      return forRecipient(violation, text);
    }
    case 'incomplete-buyer':
      return 'Enter your name';
    case 'recipient-without-box':
      return forRecipient(violation, 'Choose a box for them, or remove them');
    case 'wrong-flavours':
      return 'choice' in violation
        ? flavourChoiceErrorText(violation.choice)
        : ofBox(violation, boxViolationText(violation));
    case 'unfinished-box':
    case 'unknown-box':
    case 'wrong-lid':
    case 'note-too-long':
    case 'keyring-not-for-this-box':
    case 'unknown-keyring':
    case 'wrong-name-tags':
      return ofBox(violation, boxViolationText(violation));
  }
}
