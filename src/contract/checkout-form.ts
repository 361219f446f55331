import * as v from 'valibot';
import { flavourChoiceErrorText, slicesErrorText } from '#copy/bulk.ts';
import { catalogue } from '#data/catalogue.ts';
import { giftOccasions } from '#data/gift-occasions.ts';
import { shippingOptions } from '#data/shipping.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { NOTE_HARD_LIMIT } from '#domain/box/note.ts';
import { FLAVOUR_OPTIONS, flavourChoiceError } from '#domain/bulk/bulk-flavours.ts';
import { parseSlices, slicesError } from '#domain/bulk/bulk.ts';
import { parseDay } from '#domain/day.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { Order } from '#domain/order/order.ts';
import { boxFromContents } from './cart-item.ts';
import { companyBuyer, companyEntries } from './company.ts';
import { text } from './endpoint.ts';
import { optionalText } from './form-fields.ts';
import type { PageLink, PostedForm } from './posted-form.ts';

const shippingIds = shippingOptions.map(({ id }) => id);

const occasions = ['', ...giftOccasions.map(({ slug }) => slug)];

/** A ready-made box as its page posts it: as it is, or with the lid of an occasion and a note. */
const boxForm = v.pipe(
  v.object({
    occasion: v.optional(v.picklist(occasions, 'Please choose one of the lids'), ''),
    note: optionalText(NOTE_HARD_LIMIT, 'Please enter your note as text'),
    form: v.literal('box'),
    sku: text(80),
    shippingId: v.pipe(
      v.optional(v.string(), ''),
      v.transform(Number),
      v.picklist(shippingIds, 'Please choose a delivery'),
    ),
  }),
  v.transform((typed) => (typed.occasion === '' ? { ...typed, note: '' } : typed)),
);

const chosenIds = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())]), []),
  v.transform((chosen) => [chosen].flat().map(Number)),
);

/** Slices as their page posts them. Only an own selection has flavours. */
const slicesForm = v.pipe(
  v.object({
    form: v.literal('slices'),
    slices: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.transform((typed) => (/^[\d.]+$/.test(typed) ? parseSlices(typed) : 0)),
      v.check(
        (slices) => slicesError(slices) === null,
        ({ input }) => slicesErrorText(slicesError(input) ?? 'not-whole'),
      ),
    ),
    option: v.picklist(FLAVOUR_OPTIONS, 'Please choose how the flavours are picked'),
    flavourIds: chosenIds,
    neededBy: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.check((typed) => typed === '' || parseDay(typed) !== null, 'Please enter a date'),
      v.transform(parseDay),
    ),
    ...companyEntries,
  }),
  v.transform((typed) => (typed.option === 'custom' ? typed : { ...typed, flavourIds: [] })),
  v.forward(
    v.check(
      (choice) => flavourChoiceError(choice, catalogue) === null,
      ({ input }) => flavourChoiceErrorText(flavourChoiceError(input, catalogue) ?? 'none'),
    ),
    ['flavourIds'],
  ),
);

const checkoutFields = v.variant('form', [boxForm, slicesForm]);

/** A checkout that a page without JavaScript posts: choices only, and no price. */
export type CheckoutForm = v.InferOutput<typeof checkoutFields>;

const enquiry: PageLink = { text: 'Send us an enquiry', path: '/weddings-corporate#enquiry' };

/** The forms of ready-made boxes and of slices. The browser goes on to the payment page. */
export const checkoutForm: PostedForm<CheckoutForm, { url: string }> = {
  request: checkoutFields,
  fields: {
    shippingId: { label: 'Delivery', control: 'choice' },
    occasion: { label: 'Lid', control: 'choice' },
    note: { label: 'Note (optional)', control: 'text' },
    slices: { label: 'Slices', control: 'number', ask: enquiry },
    option: { label: 'Flavours', control: 'choice' },
    flavourIds: { label: 'Flavours', control: 'choice' },
    neededBy: { label: 'Date needed (optional)', control: 'date', ask: enquiry },
    company: { label: 'Company (optional)', control: 'line' },
    purchaseOrder: { label: 'Purchase order number (optional)', control: 'line' },
  },
  fieldsByCode: { 'arrival-not-possible': 'neededBy', 'note-too-long': 'note' },
  next: ({ url }) => url,
};

/** Converts a form to an order without validating it. The payment page asks for the address. */
export function orderFromForm(typed: CheckoutForm): Order {
  if (typed.form === 'slices') {
    const { slices, option, flavourIds, neededBy: arriveOn } = typed;
    const choice = { slices, option, flavourIds };
    const delivery = { recipient: null, shippingId: bulkDelivery.id, arriveOn, dispatchOn: null };
    const buyer = companyBuyer(typed);
    return { kind: 'slices', ...choice, ...delivery, buyer, source: 'weddings-corporate' };
  }
  const { sku, shippingId, occasion, note } = typed;
  const asItIs = boxFromContents({ sku }, shopBoxes);
  const gift = giftOccasions.find(({ slug }) => slug === occasion);
  const items = gift
    ? [{ box: { ...asItIs, lid: gift.lid, note }, quantity: 1, sku: null }]
    : [{ box: asItIs, quantity: 1, sku }];
  const delivery = { shippingId, arriveOn: null, dispatchOn: null };
  return {
    kind: 'boxes',
    channel: 'cart',
    source: 'shop-boxes',
    buyer: null,
    parcels: [{ items, recipient: null, ...delivery }],
  };
}
