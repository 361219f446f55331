/** An occasion for which a ready-made box gets a lid and a note to start from. */
export interface GiftOccasion {
  slug: string;
  text: string;
  lid: { categoryId: number; designName: string };
  note: string;
}

const BIRTHDAY = 1;
const THINKING_OF_YOU = 6;
const FUDGIN_LOVE_YOU = 7;
const THANK_YOU = 8;
const ANNIVERSARY = 12;

const occasion = (
  slug: string,
  text: string,
  categoryId: number,
  designName: string,
  note: string,
): GiftOccasion => ({ slug, text, lid: { categoryId, designName }, note });

/** The occasions of the ready-made gifts, in the order in which pages show them. */
export const giftOccasions: readonly GiftOccasion[] = [
  occasion(
    'birthday',
    'Birthday',
    BIRTHDAY,
    'Happy Birthday',
    'Happy Birthday! Calories do not count today.',
  ),
  occasion(
    'birthday-mum',
    'Birthday, for mum',
    BIRTHDAY,
    'Happy Birthday Mum',
    'Happy Birthday, Mum! Put your feet up and enjoy.',
  ),
  occasion(
    'birthday-dad',
    'Birthday, for dad',
    BIRTHDAY,
    'Happy Birthday Dad',
    'Happy Birthday, Dad! You do not have to share.',
  ),
  occasion(
    'birthday-grandma',
    'Birthday, for grandma',
    BIRTHDAY,
    'Happy Birthday Grandma',
    'Happy Birthday, Grandma! With love from all of us.',
  ),
  occasion(
    'thank-you',
    'Thank you',
    THANK_YOU,
    'Thank You So Much',
    'Thank you for everything. You are one in a million.',
  ),
  occasion(
    'thinking-of-you',
    'Thinking of you',
    THINKING_OF_YOU,
    'Thinking of You',
    'Thinking of you. Put the kettle on!',
  ),
  occasion(
    'anniversary',
    'Anniversary',
    ANNIVERSARY,
    'Happy Anniversary',
    'Happy Anniversary, with love to you both.',
  ),
  occasion(
    'love',
    'For the one you love',
    FUDGIN_LOVE_YOU,
    'I Fudgin Love You Pink',
    'To my favourite person in the world.',
  ),
];
