import { formatWeight } from '#domain/weight.ts';
import type { LabelProblem, TypedColumn } from '#domain/order/label.ts';

const COLUMNS: Readonly<Record<TypedColumn, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  address1: 'address line 1',
  address2: 'address line 2',
  city: 'town',
  postcode: 'postcode',
  orderReference: 'order number',
};

/** Returns why a parcel gets no label, and what to do. */
export function labelProblemText(problem: LabelProblem): string {
  switch (problem.code) {
    case 'posted':
      return 'It is posted already.';
    case 'stopped':
      return 'It was paid back or disputed.';
    case 'missing':
      return `Its ${COLUMNS[problem.column]} is missing. Correct the address.`;
    case 'too-long':
      return `Its ${COLUMNS[problem.column]} has ${problem.characters} characters, and a label takes ${problem.max}. Correct the address.`;
    case 'not-roman':
      return `Royal Mail prints names in Roman letters only: “${problem.name}”. Correct the name, or write this label by hand.`;
    case 'unknown-weight':
      return 'Its weight is not known. Weigh it, and write this label by hand.';
    case 'too-heavy':
      return `It weighs ${formatWeight(problem.grams)}, and Royal Mail takes ${formatWeight(problem.maxGrams)}. Post it in several parcels, with labels by hand.`;
    case 'no-service':
      return 'Its delivery has no Royal Mail code. Write this label by hand.';
  }
}
