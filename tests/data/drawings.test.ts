import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ImageSources } from '#assets/responsive-image.ts';
import { IMAGES_VERSION } from '#assets/images-version.ts';
import {
  flavourImage,
  heroImage,
  keyringImage,
  largeBoxImage,
  pieceImage,
} from '#assets/images.ts';
import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { keyrings } from '#data/keyrings.ts';
import { lidDesigns } from '#data/lids.ts';
import { slugify } from '#domain/catalogue.ts';
import { keyringSlug } from '#domain/box/keyrings.ts';
import { readImagesVersion } from '../../art/images-version.mjs';

const folder = (path: string) => new URL(`../../${path}/`, import.meta.url);
const drawingsIn = (path: string) => readdirSync(folder(path)).sort();
const sorted = (slugs: readonly string[]) => slugs.map((slug) => `${slug}.svg`).sort();

describe('lids', () => {
  test('each design has one drawing, and each drawing a design', () => {
    expect(drawingsIn('public/pictures/lids')).toEqual(sorted(lidDesigns.map(({ slug }) => slug)));
  });

  test.each(lidDesigns.map(({ slug }) => slug))('%s prints anywhere and loads fast', (slug) => {
    const drawing = readFileSync(new URL(`${slug}.svg`, folder('public/pictures/lids')), 'utf8');
    expect(drawing).toContain('viewBox="0 0 650 500"');
    expect(drawing).not.toMatch(/<text|<image|<filter|NaN|undefined/);
    expect(drawing.length).toBeLessThan(40_000);
  });
});

test('mails have a picture of each lid and of each piece', () => {
  const named = (slugs: readonly string[], format: string) =>
    slugs.map((slug) => `${slug}.${format}`).sort();
  const lids = lidDesigns.map(({ slug }) => slug);
  const pieces = catalogue.flavours.map(({ slug }) => slug);
  expect(drawingsIn('public/mail/lids')).toEqual(named(lids, 'png'));
  expect(drawingsIn('public/mail/pieces')).toEqual(named(pieces, 'jpg'));
});

const filesOf = ({ srcSet, src }: ImageSources) =>
  [...srcSet.split(','), src].map((address) => address.split(/[? ]/)[0] ?? '');
const pathsOf = (addresses: readonly string[]) => addresses.map((address) => address.split('?')[0]);

test('everything on sale has its pictures', () => {
  const { flavours, keyrings: rings } = catalogue;
  const addresses = [
    ...boxesOnSale.flatMap(({ slug }) => filesOf(largeBoxImage(slug))),
    ...flavours.flatMap(({ slug }) => filesOf(flavourImage(slug))),
    ...rings.flatMap((keyring) => filesOf(keyringImage(keyringSlug(keyring)))),
    ...pathsOf(flavours.map(({ slug }) => pieceImage(slug))),
    ...filesOf(heroImage),
  ];
  const isMissing = (address = '') =>
    !existsSync(new URL(`../../public${address}`, import.meta.url));
  expect(addresses.filter(isMissing)).toEqual([]);
});

test('the addresses of pictures carry the version of the pictures there are', () => {
  expect(IMAGES_VERSION).toBe(readImagesVersion());
});

test('each keyring has what is burnt into it', () => {
  const titles = keyrings.filter(({ isNameTag }) => !isNameTag).map(({ title }) => slugify(title));
  expect(drawingsIn('art/engravings')).toEqual(sorted(titles));
});

test('each flavour and each box has its image for link previews', () => {
  const images = (slugs: readonly { slug: string }[]) =>
    slugs.map(({ slug }) => `${slug}.jpg`).sort();
  expect(drawingsIn('public/og/flavours')).toEqual(images(catalogue.flavours));
  expect(drawingsIn('public/og/boxes')).toEqual(images(boxesOnSale));
});

const previews = ['public/og', 'public/og/boxes', 'public/og/flavours'].flatMap((path) =>
  drawingsIn(path)
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => `${path}/${name}`),
);

test.each(previews)('%s %s is at most 120 kB', (picture) => {
  expect(statSync(new URL(`../../${picture}`, import.meta.url)).size).toBeLessThan(120_000);
});
