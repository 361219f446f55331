import { formatDayCount } from '#domain/day-words.ts';
import { NOTE_LIMIT } from '#domain/box/note.ts';
import { formatPounds } from '#domain/money.ts';
import { kitchenAllergens, policies } from './policies.ts';
import { shippingOptions } from './shipping.ts';

/** A question with its answer in plain text and an optional link. */
export interface FaqQuestion {
  question: string;
  answer: string;
  more?: { href: string; text: string };
}

/** A section of the FAQ. Its id is the anchor that other pages link to. */
export interface FaqSection {
  id: 'delivery' | 'returns' | 'allergens' | 'products' | 'ordering' | 'gifting';
  title: string;
  confirmed: boolean;
  questions: readonly FaqQuestion[];
}

/** "Royal Mail 2nd Class is free on every gift box and takes 2-4 working days from posting.", and so on. */
const deliveries = shippingOptions.map(({ name, pricePence, workingDays }, index) => {
  const price =
    pricePence === 0 ? 'is free on every gift box' : `costs ${formatPounds(pricePence)}`;
  const start = index === 0 ? ' from posting' : '';
  return `${name} ${price} and takes ${formatDayCount(workingDays)} working days${start}.`;
});

export const faq: readonly FaqSection[] = [
  {
    id: 'delivery',
    title: 'Delivery',
    confirmed: false,
    questions: [
      { question: 'When will my fudge be posted?', answer: policies.posting },
      {
        question: 'How long does delivery take, and what does it cost?',
        answer: `${deliveries.join(' ')} These are Royal Mail’s aims and not a guarantee.`,
      },
      {
        question: 'Do you deliver outside the United Kingdom?',
        answer: 'Not yet. We post to addresses in the United Kingdom only.',
      },
    ],
  },
  {
    id: 'returns',
    title: 'Returns and refunds',
    confirmed: false,
    questions: [
      {
        question: 'My fudge arrived damaged. What should I do?',
        answer: `We are sorry. ${policies.damage}`,
        more: { href: '/contact', text: 'Tell us about it' },
      },
      {
        question: 'Can I cancel or return an order?',
        answer: policies.cancel,
        more: { href: '/terms#cancelling', text: 'What our terms say about cancelling' },
      },
    ],
  },
  {
    id: 'allergens',
    title: 'Allergens',
    confirmed: false,
    questions: [
      {
        question: 'Where can I see what is in each flavour?',
        answer:
          'Every flavour lists its full ingredients on our ingredients page, with allergens in bold, and again while you build your box. Your order confirmation says which allergens your order contains.',
        more: { href: '/ingredients', text: 'Ingredients and allergens' },
      },
      {
        question: 'Is your fudge suitable for people with allergies?',
        answer: `Our kitchen handles ${kitchenAllergens}, so we cannot promise that any piece is free from traces of them. Most flavours are made without gluten, and “Gluten-Free” beside a flavour says no more than that: wheat is used in the same kitchen, so if you have coeliac disease, please ask us before you order any of them. Our vegan flavours are made without milk in the recipe, but in the same kitchen, so they are not for anybody with a milk allergy. Please ask us before you order if you are unsure.`,
        more: { href: '/contact', text: 'Ask us' },
      },
    ],
  },
  {
    id: 'products',
    title: 'Our fudge',
    confirmed: false,
    questions: [
      {
        question: 'How long does the fudge keep?',
        answer: `${policies.shelfLife} The best-before date is on the box.`,
      },
      {
        question: 'How should I store it?',
        answer: `${policies.storing} A fridge makes fudge hard and damp.`,
      },
    ],
  },
  {
    id: 'ordering',
    title: 'Ordering',
    confirmed: false,
    questions: [
      {
        question: 'Can I change my order after I have paid?',
        answer:
          'Until we pack it, the link in your confirmation e-mail leads to a page where you can change its notes, its name and address and the day you asked for. For anything else, reply to that e-mail or ring us with your order number, and we will do our best.',
      },
      {
        question: 'How do I pay?',
        answer:
          'By card, on the page of our payment provider. We never see or keep your card number, and you do not need an account: your own device keeps the box you are building, your basket and, for 30 days, what was in your last orders, so that you can order it again.',
        more: { href: '/build-your-box', text: 'Build your box' },
      },
    ],
  },
  {
    id: 'gifting',
    title: 'Gifts',
    confirmed: false,
    questions: [
      {
        question: 'Can you send the box straight to someone else?',
        answer:
          'Yes, most of our boxes travel that way. Enter their address at the last step. We put no price in the parcel, and the confirmation goes to you.',
      },
      {
        question: 'Is the handwritten note really written by hand?',
        answer: `Yes. Someone here writes your words on a card and tucks it under the lid. It is free, up to ${NOTE_LIMIT} characters not counting spaces.`,
      },
    ],
  },
];
