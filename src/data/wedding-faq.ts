import type { FaqQuestion } from './faq.ts';

/** Questions about slices for weddings, companies and events. */
export const weddingFaq: readonly (FaqQuestion & { confirmed: boolean })[] = [
  {
    question: 'How far ahead should we order for a wedding?',
    answer:
      'We advise ordering 6-8 weeks ahead. Send us an enquiry then, so that we can plan your day: fudge keeps 4-6 weeks, so we make and send it in the weeks just before. Slices ordered on this page are sent as soon as they are paid for.',
    more: { href: '#enquiry', text: 'Send an enquiry' },
    confirmed: false,
  },
  {
    question: 'How many slices do we need?',
    answer:
      'As favours, one for each guest and a few to spare. On a dessert table, reckon with one and a half for each. From 100 slices on each costs £1.00, so 100 cost less than 84.',
    more: { href: '#calculator', text: 'Work out your price' },
    confirmed: false,
  },
  {
    question: 'Can we mix flavours?',
    answer:
      'Yes. Take the popular assortment of eight, or choose up to ten flavours yourself. We divide the slices among them as evenly as the number allows.',
    more: { href: '/flavours', text: 'See our flavours' },
    confirmed: false,
  },
  {
    question: 'What about guests with allergies?',
    answer:
      'The calculator says which allergens your flavours contain, and so does your confirmation. Our kitchen handles milk, soya, eggs, nuts and gluten, so no slice is free from traces of them. Our two vegan flavours are not sold by the slice.',
    more: { href: '/ingredients', text: 'Ingredients and allergens' },
    confirmed: false,
  },
  {
    question: 'How do the slices reach us?',
    answer:
      'By signed delivery to one address in the United Kingdom, for a flat £10. It takes 3-5 business days from the day we send them, and somebody has to sign at the door.',
    confirmed: false,
  },
];
