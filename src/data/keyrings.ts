import type { Keyring } from '#domain/catalogue.ts';

const PRODUCT = 'My Family Keyring';

const mainTitles = [
  'this nan belongs',
  'this mum belongs',
  'this dad belongs',
  'this grandma belongs',
  'this grandad belongs',
  'this nanny belongs',
  'this auntie belongs',
  'this uncle belongs',
  'this family belongs',
  'my heart belongs to',
  'Best friends forever',
  'Always in my thoughts',
];

const familyWords = 'mum dad sister brother son daughter grandad grandma nan nanny auntie'.split(
  ' ',
);

const firstNames = `
  Aaron Abigail Adam Aisha Alan Alexander Alfie Alice Amelia Amy Andrew Anna Anthony Archie Arthur
  Ava Barbara Benjamin Beth Brian Callum Carol Caroline Charles Charlie Charlotte Chloe Claire
  Connor Daisy Daniel Darren David Dylan Edward Eleanor Ella Ellie Emily Emma Ethan Eva Evie
  Fatima Finley Fiona Florence Freddie Freya Gemma George Georgia Grace Graham Hannah Harriet
  Harry Heather Helen Henry Holly Imogen Isaac Isabella Isla Jack Jacob Jake James Jamie Jane
  Jasmine Jason Jennifer Jessica John Jordan Joseph Joshua Julie Karen Katie Keith Kevin Laura
  Lauren Leo Liam Lily Linda Lisa Logan Louise Lucas Lucy Luke Maisie Margaret Mark Martin Mary
  Matthew Megan Mia Michael Millie Mohammed Molly Nathan Nicola Noah Oliver Olivia Oscar Paul
  Poppy Rachel Rebecca Richard Robert Rosie Ruby Ryan Samantha Samuel Sarah Scarlett Sophie
  Stephen Susan Thomas Victoria William Zara Zoe
`
  .trim()
  .split(/\s+/);

/** Ids 1-12 are the keyrings themselves, ids 13-158 the name tags: family words first, then first names by alphabet. */
export const keyrings: readonly Keyring[] = [
  ...mainTitles.map((title, index): Keyring => ({
    id: index + 1,
    product: PRODUCT,
    title,
    pricePence: 399,
  })),
  ...[...familyWords, ...firstNames].map((title, index): Keyring => ({
    id: mainTitles.length + index + 1,
    product: PRODUCT,
    title,
    pricePence: 249,
    isNameTag: true,
  })),
];
