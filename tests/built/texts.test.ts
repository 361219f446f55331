import { describe, expect, it } from 'vitest';
import { ask, attributesOf, findAll, findNamed, openPage, wordsOf } from '../support/built-site.ts';

const main = async (path: string): Promise<string> =>
  wordsOf((await openPage(path)).querySelector('main'));

for (const [path, sentences] of [
  [
    '/about',
    [
      'We are a family of fudge makers in Weston-super-Mare',
      'Our family story',
      'What makes us special',
      'Come and visit',
      '11am-5pm daily',
      'April-September, varies in season',
      '7 Pier View',
    ],
  ],
  [
    '/terms',
    [
      'Last updated March 2024',
      'You buy from Birnbeck Handmade Fudge, 7 Pier View',
      'Nothing in them takes away the rights that the law gives you as a consumer',
      'tell us within 24 hours',
      'your statutory rights are unaffected',
      'the 14-day right to change your mind does not apply once we have made it',
      'regulation 28 of the Consumer Contracts Regulations 2013',
      'shelf life is 4-6 weeks',
      'signed delivery of bulk slices £10.00',
      'We advise ordering 6-8 weeks ahead',
      'The pictures are illustrations made on a computer',
    ],
  ],
  ['/flavours', ['The pictures are illustrations made on a computer']],
  [
    '/shop-boxes',
    [
      'you add a lid for the occasion and a handwritten note, free',
      'Our kitchen handles milk, soya, eggs, nuts and gluten',
      'The pictures are illustrations made on a computer',
    ],
  ],
  [
    '/privacy-policy',
    [
      'Last updated April 2024',
      'Orders are kept for 7 years',
      'leave our website’s tables 90 days after we have answered them',
      'Data requests that nobody confirms within 7 days are deleted',
      '7 days after an export was confirmed, and as soon as a deletion is done',
      'The address of a deletion stays until 31 days after it was confirmed',
      'Scrambled addresses are deleted within 25 hours',
      'Counts of pages stay, since they hold nothing about anybody',
      'only if you tick the box, which is empty at first',
      'Our payment provider, Stripe,',
      'Royal Mail needs the name and address',
      'We set no cookies',
      'Before you choose, only what is essential is stored',
      'our answer within 30 days, and always within one month',
      'we send a link to the e-mail address you give',
      'Information Commissioner’s Office',
    ],
  ],
] as const) {
  it.each(sentences)(`${path} contains “%s”`, async (sentence) => {
    expect(await main(path)).toContain(sentence);
  });
}

it.each(['/terms', '/privacy-policy'])(
  '%s begins with a link to each of its sections',
  async (path) => {
    const page = await openPage(path);
    const contents = findAll(findNamed(page, 'nav', 'On this page'), 'a');
    const titles = findAll(page, '.prose > h2');
    expect(titles.length).toBeGreaterThan(5);
    expect(contents.map(wordsOf)).toEqual(titles.map(wordsOf));
    expect(attributesOf(contents, 'href')).toEqual(titles.map(({ id }) => `#${id}`));
  },
);

it('links visitors to the map', async () => {
  const links = findAll(await openPage('/about'), 'main a[href="/contact"]');
  expect(links.map(wordsOf)).toContain('Find us');
});

describe('the sitemap page', () => {
  it.each([
    ['Main pages', ['/', '/build-your-box', '/shop-boxes', '/flavours', '/weddings-corporate']],
    ['Information', ['/about', '/contact', '/ingredients', '/faq', '/sitemap']],
    ['Legal', ['/terms', '/privacy-policy', '/data-requests']],
    [
      'For search engines',
      ['/sitemap.xml', '/sitemap-main.xml', '/sitemap-products.xml', '/sitemap-images.xml'],
    ],
  ])('lists under “%s” %j', async (title, links) => {
    const parts = findAll(await openPage('/sitemap'), 'main section');
    const part = parts.find((one) => wordsOf(one.querySelector('h2')) === title);
    const listed = findAll(part, 'a').map((link) => link.getAttribute('href'));
    expect(listed).toEqual(expect.arrayContaining(links));
    for (const link of links) expect([link, (await ask(link)).status]).toEqual([link, 200]);
  });
});

describe('the maintenance page', () => {
  it('shows the expected completion and the contact details', async () => {
    const words = await main('/maintenance');
    expect(words).toContain('Expected completion: soon');
    expect(words).toContain('hello@birnbeckfudge.example');
  });

  it('has no header, footer or button', async () => {
    expect(findAll(await openPage('/maintenance'), 'header, footer, button')).toEqual([]);
  });

  it('is noindex', async () => {
    const robots = (await openPage('/maintenance')).querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toBe('noindex');
  });

  it('is off: every page shows its own content', async () => {
    const title = (await openPage('/about')).querySelector('h1');
    expect(wordsOf(title)).toBe('A small kitchen by the sea');
  });
});

it.each(['/no-such-page', '/about/nobody', '/shop-boxes/empty-box', '/page.html'])(
  '%s links to the home page',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^(http:\/\/[^/]+)?\/$/);
  },
);
