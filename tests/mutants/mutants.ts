/** A deliberate fault, and the tests that must fail with it. */
export interface Mutant {
  name: string;
  file: string;
  /** The text to replace; must occur exactly once in the file. */
  from: string;
  to: string;
  caughtBy: readonly string[];
}

const ALLERGENS_OF_ORDERS = 'tests/server/allergens.test.ts';
const ALLERGENS_ON_PAGES = 'tests/features/allergens/allergens.test.tsx';
const ORDER_MAILS = 'tests/mail/order-mails.test.ts';
const UNTRUSTED_TEXT = 'tests/mail/untrusted-text.test.ts';
const CATALOGUE = 'tests/data/catalogue.test.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'the allergens of the last box are dropped',
    file: 'src/copy/order-summary.ts',
    from: 'boxes.flatMap((box) => box.allergens)',
    to: 'boxes.slice(0, -1).flatMap((box) => box.allergens)',
    caughtBy: [ALLERGENS_OF_ORDERS],
  },
  {
    name: 'the allergens of the first box are dropped',
    file: 'src/copy/order-summary.ts',
    from: 'boxes.flatMap((box) => box.allergens)',
    to: 'boxes.slice(1).flatMap((box) => box.allergens)',
    caughtBy: [ALLERGENS_OF_ORDERS],
  },
  {
    name: 'the allergens of the last flavour are dropped',
    file: 'src/copy/order-summary.ts',
    from: 'listAllergens(chosen.flatMap(',
    to: 'listAllergens(chosen.slice(0, -1).flatMap(',
    caughtBy: [ALLERGENS_OF_ORDERS, ALLERGENS_ON_PAGES],
  },
  {
    name: 'the thank-you page names only the first allergen of a box',
    file: 'src/features/order/OrderBoxes.tsx',
    from: '<AllergenNames allergens={allergens} />',
    to: '<AllergenNames allergens={allergens.slice(0, 1)} />',
    caughtBy: [ALLERGENS_ON_PAGES],
  },
  {
    name: 'the line of the kitchen is dropped from payment page and mails',
    file: 'src/copy/allergens.ts',
    from: 'return `${allergenSentence(order, lead)} ${kitchenText(order)}`.trim();',
    to: 'return allergenSentence(order, lead);',
    caughtBy: [ALLERGENS_OF_ORDERS],
  },
  {
    name: 'the mail about a posted parcel drops the allergens and the line of the kitchen',
    file: 'netlify/mail/posted/posted.tsx',
    from: '<AllergenPanel order={onlyParcel(parcel, order)} siteUrl={siteUrl} />',
    to: '',
    caughtBy: [ALLERGENS_OF_ORDERS],
  },
  {
    name: 'an ingredients list forgets its nuts, and every preset with that flavour',
    file: 'src/data/flavours.ts',
    from: 'NUTS 7% (WALNUTS)',
    to: 'kernels 7%',
    caughtBy: ['tests/data/flavours.test.ts'],
  },
  {
    name: 'the packing slip does not warn that too much was paid',
    file: 'netlify/mail/packing-slip/slip-warnings.ts',
    from: 'totalPence !== expectedTotalPence',
    to: 'totalPence < expectedTotalPence',
    caughtBy: [ORDER_MAILS],
  },
  {
    name: 'the packing slip drops the note in HTML',
    file: 'netlify/mail/packing-slip/packing-list.tsx',
    from: '<TextLines text={box.note} />',
    to: '<TextLines text="" />',
    caughtBy: [ORDER_MAILS],
  },
  {
    name: 'the packing slip drops the note in text',
    file: 'netlify/mail/packing-slip/packing-slip-text.ts',
    from: '...quoteLines(box.note),',
    to: '',
    caughtBy: [ORDER_MAILS, UNTRUSTED_TEXT],
  },
  {
    name: 'a note is not quoted in text, and can pretend to be a line of the slip',
    file: 'netlify/mail/message/quote-lines.ts',
    from: '`> ${line}`',
    to: 'line',
    caughtBy: [UNTRUSTED_TEXT],
  },
  {
    name: 'a link to a sender is not encoded, and can add copies',
    file: 'src/copy/mail-link.ts',
    from: "encodeURIComponent(email).replaceAll('%40', '@')",
    to: 'email',
    caughtBy: [UNTRUSTED_TEXT],
  },
  {
    name: 'each name gets the id of the next one, as a new title at the front would have it',
    file: 'src/data/keyrings.ts',
    from: '    id,\n    product: PRODUCT,',
    to: '    id: id + 1,\n    product: PRODUCT,',
    caughtBy: [CATALOGUE],
  },
  {
    name: '1st Class is free',
    file: 'src/data/shipping.ts',
    from: 'pricePence: 200',
    to: 'pricePence: 0',
    caughtBy: [CATALOGUE],
  },
  {
    name: 'delivery is left out of the total',
    file: 'src/domain/quote.ts',
    from: 'totalPence: sumLines(lines) + pricePence',
    to: 'totalPence: sumLines(lines)',
    caughtBy: ['tests/domain/order/pricing.test.ts'],
  },
  {
    name: 'the delivery of every parcel but the first is free',
    file: 'src/domain/order/pricing.ts',
    from: 'quotes.map(({ shipping }) => shipping)',
    to: 'quotes.slice(0, 1).map(({ shipping }) => shipping)',
    caughtBy: ['tests/domain/order/pricing.test.ts'],
  },
];
