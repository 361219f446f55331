/** The ids of the lid categories, of which `src/data/lids.ts` holds the names. Boxes are stored with them. */
export const NOT_A_GIFT = 0;
export const BIRTHDAY = 1;
export const MOTHERS_DAY = 2;
export const FATHERS_DAY = 3;
export const EASTER = 4;
export const VALENTINES_DAY = 5;
export const THINKING_OF_YOU = 6;
export const FUDGIN_LOVE_YOU = 7;
export const THANK_YOU = 8;
export const CHRISTMAS = 9;
export const ENJOY_YOUR_FUDGE = 10;
export const WORLDS_BEST_DAD = 11;
export const ANNIVERSARY = 12;
export const FAMILY = 13;
