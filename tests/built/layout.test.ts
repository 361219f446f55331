import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ask,
  attributesOf,
  findAll,
  findNamed,
  openPage,
  textOf,
  wordsOf,
} from '../support/built-site.ts';

const links = (all: ReturnType<typeof findAll>) => [
  ...new Set(attributesOf(all, 'href').map((href) => href ?? '')),
];

describe('the links of the site', async () => {
  const page = await openPage('/sitemap');
  const within = links(findAll(page, 'a[href^="/"]'));

  it('reach more than fifty pages from sitemap, header and footer, and none is dead', async () => {
    expect(within.length).toBeGreaterThan(50);
    for (const link of within) {
      expect([link, (await ask(link)).status]).toEqual([link, 200]);
    }
  });

  it('reach only pages with exactly one main heading', async () => {
    for (const link of [...within, '/qr-code', '/basket', '/order', '/thank-you']) {
      if (!(await ask(link)).headers.get('content-type')?.startsWith('text/html')) continue;
      expect([link, findAll(await openPage(link), 'h1').length]).toEqual([link, 1]);
    }
  });
});

describe('the styles of every page', async () => {
  const html = await textOf('/faq');

  it('keep an iPhone held sideways from enlarging the text, by the name that Safari knows', () => {
    expect(html).toMatch(/html\{[^}]*-webkit-text-size-adjust:100%/);
  });

  it('keep two quick taps on a stepper from zooming the page', () => {
    const styles = globSync('dist/_astro/*.css').map((name) => readFileSync(name, 'utf8'));
    expect(styles.join('')).toMatch(/\.stepper\{[^@]*touch-action:manipulation/);
  });
});

describe('the header', async () => {
  const [header] = findAll(await openPage('/faq'), '.site-header');
  if (!header) throw new Error('No header');

  it.each([
    ['Birnbeck Handmade Fudge, home', '/'],
    ['Build Your Box', '/build-your-box'],
    ['Boxes', '/shop-boxes'],
    ['Flavours', '/flavours'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Ingredients', '/ingredients'],
    ['FAQ', '/faq'],
    ['Terms & Conditions', '/terms'],
    ['Instagram', 'https://instagram.example/birnbeckfudge'],
    ['Facebook', 'https://facebook.example/birnbeckfudge'],
    ['Basket', '/basket'],
  ])('links %s to %s', (name, href) => {
    expect(findNamed(header, 'a', name).getAttribute('href')).toBe(href);
  });

  it.each([
    ['a phone, among what the shop sells', '.phone-link > a'],
    ['a wide screen, in the menu “More”', '.more-links a'],
  ])('links weddings on %s', (_, selector) => {
    expect(findNamed(header, selector, 'Weddings / Corporate').getAttribute('href')).toBe(
      '/weddings-corporate',
    );
  });

  it('marks the link to the current page', () => {
    expect(findAll(header, '[aria-current=page]').map(wordsOf)).toEqual(['FAQ']);
  });
});

describe('the footer', async () => {
  const [footer] = findAll(await openPage('/about'), 'footer');
  if (!footer) throw new Error('No footer');

  it('has exactly its links', () => {
    expect(findAll(footer, 'nav a').map(wordsOf).sort()).toEqual(
      [
        'Shop',
        'Flavours',
        'About',
        'Contact',
        'FAQ',
        'Weddings & Corporate',
        'Terms & Privacy',
        'Ingredients',
        'Privacy Policy',
        'Sitemap',
        'Your Data Rights',
        'Instagram',
        'Facebook',
      ].sort(),
    );
  });

  it.each([
    ['Shop', '/shop-boxes'],
    ['Weddings & Corporate', '/weddings-corporate'],
    ['Terms & Privacy', '/terms'],
    ['Privacy Policy', '/privacy-policy'],
    ['Sitemap', '/sitemap'],
    ['Your Data Rights', '/data-requests'],
    ['Build Your Box', '/build-your-box'],
  ])('links %s to %s', (name, href) => {
    expect(findNamed(footer, 'a', name).getAttribute('href')).toBe(href);
  });

  it.each(['10,000+ total sales', '2,000+ customer reviews'])('states %s', (words) => {
    expect(findAll(footer, 'li').map(wordsOf)).toContain(words);
  });

  it('links to the food hygiene rating with an image', () => {
    const [image, ...others] = findAll(
      footer,
      'a[href="https://ratings.food.gov.uk/"] svg[role=img]',
    );
    expect(others).toEqual([]);
    expect(image && wordsOf(image)).toMatch(/^Food hygiene rating/);
  });
});
