/** A section of the questions page. Its id is the anchor that other pages link to. */
export interface FaqSection {
  id: 'delivery' | 'returns' | 'allergens' | 'products' | 'ordering' | 'gifting';
  title: string;
  questions: readonly { question: string; answer: string }[];
}

export const faq: readonly FaqSection[] = [
  {
    id: 'delivery',
    title: 'Delivery',
    questions: [
      {
        question: 'When will my fudge be posted?',
        answer:
          'Orders are sent at 4PM on Monday, Wednesday and Friday. In the four weeks before Christmas, Valentine’s Day, Mother’s Day, Easter and Father’s Day we post every weekday.',
      },
      {
        question: 'How long does delivery take, and what does it cost?',
        answer:
          'Royal Mail 2nd Class is free on every gift box and takes 2-4 working days from posting. Royal Mail 1st Class costs £2.00 and takes 1-2 working days. Both are Royal Mail’s aims and not a guarantee.',
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
    questions: [
      {
        question: 'My fudge arrived damaged. What should I do?',
        answer:
          'We are sorry. Please tell us within 24 hours of its arrival, with a photograph if you can, and we will replace it or refund you. If you notice later, tell us all the same: your statutory rights are unaffected.',
      },
      {
        question: 'Can I cancel or return an order?',
        answer:
          'Write to us as soon as you can: until your box has been made up we can cancel it and refund you in full. Fudge is food that goes off and each box is made to your choice, so the 14-day right to change your mind does not apply once we have made it.',
      },
    ],
  },
  {
    id: 'allergens',
    title: 'Allergens',
    questions: [
      {
        question: 'Where can I see what is in each flavour?',
        answer:
          'Every flavour lists its full ingredients on our ingredients page, with allergens in bold, and again while you build your box. Your order confirmation repeats them.',
      },
      {
        question: 'Is your fudge suitable for people with allergies?',
        answer:
          'Our kitchen handles milk, soya, eggs, nuts and gluten, so we cannot promise that any piece is free from traces of them. Most flavours are made without gluten. Our vegan flavours are made without milk in the recipe, in the same kitchen. Please ask us before you order if you are unsure.',
      },
    ],
  },
  {
    id: 'products',
    title: 'Our fudge',
    questions: [
      {
        question: 'How long does the fudge keep?',
        answer:
          'Its shelf life is 4-6 weeks from the day we make it. The best-before date is printed on the box.',
      },
      {
        question: 'How should I store it?',
        answer:
          'In its box, somewhere cool and dry, out of the sun. No refrigeration is needed: a fridge makes fudge hard and damp.',
      },
    ],
  },
  {
    id: 'ordering',
    title: 'Ordering',
    questions: [
      {
        question: 'Can I change my order after I have paid?',
        answer:
          'Often, if we have not made it up yet. Reply to your confirmation e-mail or ring us with your order number, and we will do our best.',
      },
      {
        question: 'How do I pay?',
        answer:
          'By card, on the page of our payment provider. We never see or keep your card number. You do not need an account.',
      },
    ],
  },
  {
    id: 'gifting',
    title: 'Gifts',
    questions: [
      {
        question: 'Can you send the box straight to someone else?',
        answer:
          'Yes, most of our boxes travel that way. Enter their address at the last step. There is no price in the parcel.',
      },
      {
        question: 'Is the handwritten note really written by hand?',
        answer:
          'Yes. Someone here writes your words on a card and tucks it under the lid. It is free, up to 100 characters not counting spaces.',
      },
    ],
  },
];
