import {
  LOWER_PRICE_FROM,
  MAX_SLICES,
  MIN_SLICES,
  cheaperBulkTotal,
  slicePrice,
} from '#domain/bulk/bulk.ts';
import { BULK_MONTHS_AHEAD } from '#domain/bulk/bulk-date.ts';
import { formatDayCount } from '#domain/day-words.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { formatPounds, formatShortPounds } from '#domain/money.ts';
import type { FaqQuestion } from './faq.ts';
import { bulkNotice, kitchenAllergens, shelfLife } from './policies.ts';

const quantities = Array.from({ length: MAX_SLICES - MIN_SLICES + 1 }, (_, n) => MIN_SLICES + n);

/** The smallest quantity that costs more than the first with the lower price. */
const dearer = quantities.find((slices) => cheaperBulkTotal(slices) !== undefined);

const lowerPrice = `From ${LOWER_PRICE_FROM} slices on each costs ${formatPounds(slicePrice(LOWER_PRICE_FROM))}, so ${LOWER_PRICE_FROM} cost less than ${dearer}.`;

/** Questions about slices for weddings, companies and events. */
export const weddingFaq: readonly (FaqQuestion & { confirmed: boolean })[] = [
  {
    question: 'How far ahead should we order for a wedding?',
    answer: `We advise ordering ${bulkNotice} ahead, and take orders up to ${BULK_MONTHS_AHEAD} months ahead. Choose your day in the calculator: fudge keeps ${shelfLife}, so we make and post yours to be there about a week before the day. Without a day we post it at once.`,
    more: { href: '#calculator', text: 'Work out your price' },
    confirmed: false,
  },
  {
    question: 'How many slices do we need?',
    answer: `As favours, one for each guest and a few to spare. On a dessert table, reckon with one and a half for each. ${lowerPrice}`,
    more: { href: '#calculator', text: 'Work out your price' },
    confirmed: false,
  },
  {
    question: 'Can we mix flavours?',
    answer:
      'Yes. Take the popular assortment of eight, or choose up to ten flavours, in equal parts.',
    more: { href: '/flavours', text: 'See our flavours' },
    confirmed: false,
  },
  {
    question: 'What about guests with allergies?',
    answer: `The calculator says which allergens your flavours contain, and so does your confirmation. Our kitchen handles ${kitchenAllergens}, so no slice is free from traces of them. Our two vegan flavours are not sold by the slice.`,
    more: { href: '/ingredients', text: 'Ingredients and allergens' },
    confirmed: false,
  },
  {
    question: 'How do the slices reach us?',
    answer: `By signed delivery to one address in the United Kingdom, for ${formatShortPounds(bulkDelivery.pricePence)}. It takes ${formatDayCount(bulkDelivery.workingDays)} business days, and somebody has to sign.`,
    confirmed: false,
  },
];
