import {
  NOT_A_GIFT,
  BIRTHDAY,
  MOTHERS_DAY,
  FATHERS_DAY,
  EASTER,
  VALENTINES_DAY,
  THINKING_OF_YOU,
  FUDGIN_LOVE_YOU,
  THANK_YOU,
  CHRISTMAS,
  ENJOY_YOUR_FUDGE,
  WORLDS_BEST_DAD,
  ANNIVERSARY,
  FAMILY,
} from '#domain/box/lid-categories.ts';
import { slugify, type LidCategory, type LidDesign, type LidOption } from '#domain/catalogue.ts';

/** The older list of lid ids, which only names stored data. Its ids differ from those of `lidCategories`. */
export const lidOptions: readonly LidOption[] = [
  { id: 0, name: 'Not a Gift (For Myself)' },
  { id: 1, name: 'Happy Birthday' },
  { id: 2, name: "Mother's Day" },
  { id: 3, name: "Father's Day" },
  { id: 4, name: 'Easter' },
  { id: 5, name: "Valentine's Day" },
  { id: 6, name: 'Thank You' },
  { id: 7, name: 'I Fudgin Love You' },
  { id: 8, name: "World's Best" },
  { id: 9, name: 'Happy Anniversary' },
  { id: 10, name: 'Enjoy Your Fudge' },
];

/** The lid categories of the picker and the design look-up. No group of the picker shows World's Best Dad (11). */
export const lidCategories: readonly LidCategory[] = [
  { id: 0, name: 'Not a Gift', group: 'Not a Gift' },
  { id: 1, name: 'Happy Birthday', group: 'Celebrations' },
  { id: 2, name: "Mother's Day", group: 'Seasonal' },
  { id: 3, name: "Father's Day", group: 'Seasonal' },
  { id: 4, name: 'Easter', group: 'Seasonal' },
  { id: 5, name: "Valentine's Day", group: 'Seasonal' },
  { id: 6, name: 'Thinking of You', group: 'Year-Round Sentiments' },
  { id: 7, name: 'I Fudgin Love You', group: 'Year-Round Sentiments' },
  { id: 8, name: 'Thank You', group: 'Year-Round Sentiments' },
  { id: 9, name: 'Happy Christmas', group: 'Seasonal' },
  { id: 10, name: 'Enjoy Your Fudge', group: 'Year-Round Sentiments' },
  { id: 11, name: "World's Best Dad", group: 'Seasonal' },
  { id: 12, name: 'Happy Anniversary', group: 'Celebrations' },
  { id: 13, name: 'Family', group: 'Celebrations' },
];

const lid = (name: string, ...categoryIds: number[]): LidDesign => ({
  name,
  slug: slugify(name),
  categoryIds,
});

/** Every printed lid with its categories. The slug is the name of its image. */
export const lidDesigns: readonly LidDesign[] = [
  lid('Happy Birthday', BIRTHDAY),
  lid('Happy Birthday Dad', BIRTHDAY),
  lid('Happy Birthday Mum', BIRTHDAY),
  lid('Happy Birthday Grandma', BIRTHDAY),
  lid('Happy Birthday Grandad', BIRTHDAY),
  lid('Happy Anniversary', ANNIVERSARY),
  lid("World's Best Mum", FAMILY, MOTHERS_DAY),
  lid("World's Best Dad", FAMILY, FATHERS_DAY, WORLDS_BEST_DAD),
  lid("World's Best Grandma", FAMILY),
  lid("World's Best Grandad", FAMILY),
  lid("Dad You're My Hero", FAMILY, FATHERS_DAY),
  lid("Happy Mother's Day", MOTHERS_DAY),
  lid('Mum in a Million', MOTHERS_DAY),
  lid("Happy Father's Day", FATHERS_DAY),
  lid('Dad You Rock', FATHERS_DAY),
  lid('Happy Easter', EASTER),
  lid('Happy Easter Bunny', EASTER),
  lid("Happy Valentine's Day", VALENTINES_DAY),
  lid('I Fudgin Love You Blue', FUDGIN_LOVE_YOU, VALENTINES_DAY),
  lid('I Fudgin Love You Pink', FUDGIN_LOVE_YOU, VALENTINES_DAY),
  lid('Thinking of You', THINKING_OF_YOU),
  lid('Sending You a Hug', THINKING_OF_YOU),
  lid('Thank You', THANK_YOU),
  lid('Thank You So Much', THANK_YOU),
  lid('Enjoy your fudge', ENJOY_YOUR_FUDGE, NOT_A_GIFT),
  lid('Happy Christmas', CHRISTMAS),
  lid('Happy Christmas Dad', CHRISTMAS),
  lid('Happy Christmas Mum', CHRISTMAS),
  lid('Merry Christmas from the Seaside', CHRISTMAS),
];
