import { expect, it } from 'vitest';
import { suggestEmail } from '#domain/customer/email-suggestion.ts';

it.each([
  ['two letters that changed places', 'edna@gmial.com', 'edna@gmail.com'],
  ['a letter missing', 'edna@gmai.com', 'edna@gmail.com'],
  ['a letter too many', 'edna@hotmaill.com', 'edna@hotmail.com'],
  ['an ending that was cut off', 'edna@yahoo.co', 'edna@yahoo.com'],
  ['a dot left out', 'edna@gmailcom', 'edna@gmail.com'],
  ['a dot left out at the end', 'edna@hotmail.couk', 'edna@hotmail.co.uk'],
  ['a comma for the dot', 'edna@outlook,com', 'edna@outlook.com'],
  ['capitals', 'Edna.Marsh@GMIAL.COM', 'Edna.Marsh@gmail.com'],
  ['blanks around it', ' edna@gmial.com ', 'edna@gmail.com'],
])('%s: "%s" means %s', (_, typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'edna@gmail.com',
  'edna@GMAIL.com',
  'edna@mail.com',
  'edna@ymail.com',
  'edna@me.com',
  'edna@sky.com',
  'edna@example.com',
  'edna@bt.com',
  'edna@marsh.co.uk',
  'edna@gov.uk',
  '@gmial.com',
  'edna',
  'edna@',
  '',
])('suggests nothing for "%s"', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
