import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from '#netlify/mail/shared/tokens.ts';

/** Mails alone have a tint of yellow. */
const shared = Object.entries(colours).filter(([name]) => name !== 'yellowTint');

const stylesheet = readFileSync('src/styles/tokens.css', 'utf8');

const propertyOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the value of a colour of the site: of its palette, or of the role of this name. */
const siteColour = (name: string): string | undefined =>
  new RegExp(`--(?:color-)?${propertyOf(name)}: (#\\w+);`).exec(stylesheet)?.[1];

it.each(shared)('mails have the %s of the site', (name, colour) => {
  expect(siteColour(name)).toBe(colour);
});
