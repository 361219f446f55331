import {
  ANNIVERSARY,
  BIRTHDAY,
  FUDGIN_LOVE_YOU,
  THANK_YOU,
  THINKING_OF_YOU,
} from '#domain/box/lid-categories.ts';
import { exampleNotes } from './example-notes.ts';

/** An occasion for which a ready-made box gets a lid and a note to start from. */
export interface GiftOccasion {
  slug: string;
  text: string;
  lid: { categoryId: number; designName: string };
  note: string;
}

const [thinkingOfYouNote, thankYouNote, birthdayNote] = exampleNotes;

const occasion = (
  slug: string,
  text: string,
  categoryId: number,
  designName: string,
  note: string,
): GiftOccasion => ({ slug, text, lid: { categoryId, designName }, note });

/** The occasions of the ready-made gifts, in the order in which pages show them. */
export const giftOccasions: readonly GiftOccasion[] = [
  occasion('birthday', 'Birthday', BIRTHDAY, 'Happy Birthday', birthdayNote),
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
  occasion('thank-you', 'Thank you', THANK_YOU, 'Thank You So Much', thankYouNote),
  occasion(
    'thinking-of-you',
    'Thinking of you',
    THINKING_OF_YOU,
    'Thinking of You',
    thinkingOfYouNote,
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
