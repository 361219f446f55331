import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath } from '#layouts/page-path.ts';
import { weighPage, type PageWeight } from './page-weight.ts';

type Kind =
  | 'info'
  | 'list or form'
  | 'basket'
  | 'weddings'
  | 'home'
  | 'ingredients'
  | 'builder'
  | 'thank-you'
  | 'order page'
  | 'shopkeeper'
  | 'shopkeeper board';

/**
 * The budget in kB of opening the cart drawer on any page: React, the catalogue, box summaries, allergens to avoid, who gives,
 * who gets what of a cart for several people, also when another tab changes it, what is sold out, and which boxes a refused payment
 * is about, what they and all of it cost now, and on a phone the tick beside the payment button. A second payment and the error of a
 * payment belong to the basket alone, and a basket that is new starts with the usual delivery. Buttons whose action takes longer than a frame answer first.
 * What the thank-you page shares with it stands in files of its own, half a kilobyte.
 */
const CART = 109;

/**
 * The budget in kB of sending the cart to several people: their forms, folded on a phone once complete, the way to what
 * they lack, and the parser of the lists they come in.
 */
const SEVERAL_PEOPLE = 15.5;

/** The budget of each kind of page: kB after brotli, and the number of external stylesheets. */
const BUDGETS: Record<Kind, Omit<PageWeight, 'cart' | 'severalPeople'>> = {
  // The consent banner comes when it is shown, nine tenths of all scripts that the HTML of each page held before. Every page
  // removes a basket that has not changed for 30 days. The offer to load a page again whose parts failed stands in the script of
  // every page, 80 bytes, because a file of its own costs 200.
  info: { html: 13, shell: 7, externalCss: 0, jsAtLoad: 2.7, jsInAll: 3.6 },
  // Includes one kilobyte that marks ready-made boxes with allergens to avoid at load, what is sold out, and the lids and
  // the note of a ready-made gift, which a click adds at once.
  'list or form': { html: 12.4, shell: 10, externalCss: 0, jsAtLoad: 6.3, jsInAll: 80 },
  // The drawer's scripts, and the check for an earlier payment.
  basket: { html: 9, shell: 9, externalCss: 0, jsAtLoad: 4, jsInAll: 110.5 },
  // Seven sections and two forms. The forms hydrate without Astro's runtime, which
  // moves a kilobyte from the page to the scripts. The shell includes the crop that shows a slice. With its headers, 14,587 of
  // the 14,600 bytes that come in the first congestion window. The rule that asks about a likely slip in an e-mail address comes
  // when the field is left. A form whose code cannot be loaded is posted by the browser, and other buttons offer to load the page
  // again: 130 bytes, after the first paint. The mark beside an allergen that the shopper avoids is half a kilobyte.
  weddings: { html: 12.8, shell: 8.6, externalCss: 0, jsAtLoad: 4.9, jsInAll: 100.7 },
  // Seven sections and the places where a flavour may be sold out. With its headers, 14,279 of the 14,600 bytes that come in
  // the first congestion window. The places of the first screen on a tablet took it from 12.2 to 12.3, links and buttons that
  // wait for code which is late or never comes to 12.5. Those of the reviews, too, offer to load the page again,
  // and an open page asks again what is sold out or closed: two tenths of the scripts.
  home: { html: 12.5, shell: 10, externalCss: 0, jsAtLoad: 4, jsInAll: 74.8 },
  // Includes the filter by allergens, a way to buy each flavour, and what is sold out, most of it fetched only then,
  // and asked for again while the page is open, one tenth.
  ingredients: { html: 11.9, shell: 10, externalCss: 0, jsAtLoad: 5.6, jsInAll: 8.1 },
  // Includes the order history, the restored cart and the link to the order's own page. To put boxes back that the payment was
  // not for, it fetches the cart's own code, five kilobytes. Why a parcel misses its requested day is one tenth.
  'thank-you': { html: 11.8, shell: 10, externalCss: 0, jsAtLoad: 88.1, jsInAll: 103.5 },
  // React, the parser of the order and the forms that change it, whose fields the shop's page shares.
  'order page': { html: 12.3, shell: 10.7, externalCss: 0, jsAtLoad: 87, jsInAll: 87.9 },
  // React and the first step come once the page is idle, or at the first touch. Includes allergens to avoid, the requested
  // delivery date, the check for an earlier payment, a module for each step and, two tenths, the colours of the pieces that
  // stand in for pictures. The error summary leads to earlier steps, and a flavour that sells out is named on every step.
  // A click on a box whose code cannot be loaded offers to load the page again, and an open page asks again what is sold out or
  // closed: two tenths. Elements around the texts that change, for pages that a browser translates: another.
  builder: { html: 10.2, shell: 8.3, externalCss: 0, jsAtLoad: 4.7, jsInAll: 128.1 },
  // Only for the shop, linked from a mail.
  shopkeeper: { html: 9, shell: 9, externalCss: 0, jsAtLoad: 7.3, jsInAll: 8.2 },
  // Only for the shop, signed in. Messages and reviews come at load; slips, sheets, labels, corrections and the sums of the
  // week, seven kilobytes, when they are opened. Every part has its title, and says when it cannot be read. Messages and
  // reviews stand in two groups, what waits, ten at first, and what is done, whose messages are folded. An empty list leads on,
  // and a day that all parcels of a list wish for stands above them. What is loading, failed or here has one shape in every part.
  'shopkeeper board': { html: 11.1, shell: 11.1, externalCss: 0, jsAtLoad: 95, jsInAll: 103.8 },
};

const LIST_OR_FORM = /^\/(allergen-card|contact|data-requests|qr-code|shop-boxes|flavours)(\/|$)/;

function kindOf(route: string): Kind {
  if (route === '/') return 'home';
  if (route === '/ingredients') return 'ingredients';
  if (route === '/build-your-box') return 'builder';
  if (route === '/thank-you') return 'thank-you';
  if (route === '/order') return 'order page';
  if (route === '/weddings-corporate') return 'weddings';
  if (route === '/basket') return 'basket';
  if (route === '/release-confirmation') return 'shopkeeper';
  if (route === '/shopkeeper') return 'shopkeeper board';
  return LIST_OR_FORM.test(route) ? 'list or form' : 'info';
}

const MEASURES: readonly (keyof PageWeight)[] = [
  'html',
  'shell',
  'externalCss',
  'jsAtLoad',
  'jsInAll',
  'cart',
  'severalPeople',
];

/** Rounds a weight to the tenths that budgets are written in: days in a page move its compression by some bytes. */
const toTenths = (weight: number): number => Math.round(weight * 10) / 10;

function checkPage(dist: string, file: string): string[] {
  const route = pagePath(new URL(file, 'http://localhost'));
  const weight = weighPage(dist, join(dist, file));
  const budget = { ...BUDGETS[kindOf(route)], cart: CART, severalPeople: SEVERAL_PEOPLE };
  const cells = MEASURES.map((measure) => {
    const over = toTenths(weight[measure]) > budget[measure] ? '!' : ' ';
    return `${weight[measure].toFixed(1)}/${budget[measure]}${over}`.padStart(12);
  });
  console.log(route.padEnd(44) + cells.join(''));
  return MEASURES.filter((measure) => toTenths(weight[measure]) > budget[measure]).map(
    (measure) => `${route}: ${measure} is ${weight[measure].toFixed(2)}, budget ${budget[measure]}`,
  );
}

const dist = process.argv[2] ?? 'dist';
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`No built site in ${dist}: run "npm run build" first.`);
  process.exit(1);
}
console.log(
  'route (kB after brotli / budget)'.padEnd(44) + MEASURES.map((m) => m.padStart(12)).join(''),
);
const pages = globSync('**/*.html', { cwd: dist }).sort();
const broken = pages.flatMap((file) => checkPage(dist, file));
for (const line of broken) console.error(line);
console.log(`${pages.length} routes weighed, ${broken.length} budgets exceeded`);
process.exitCode = broken.length === 0 ? 0 : 1;
