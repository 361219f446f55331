/** A row of the table: what a zone may import besides its own files. */
interface ZoneRule {
  zones: readonly string[];
  /** Zones and packages of which it may import types only. */
  types?: readonly string[];
  /** npm packages; "node" for Node's modules; "any" for an adapter to the outside. */
  packages: readonly string[] | 'any';
}

/** The rules, lowest first. A folder of `src/domain` may import those before it and the files above the folders. */
const DOMAIN = ['text', 'customer', 'delivery', 'food', 'box', 'bulk', 'order', 'cart'];

/** The features and the features that each may import. Every other pair is forbidden, so no circle can form. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  availability: [],
  catalogue: ['availability'],
  consent: [],
  reviews: [],
  contact: [],
  'data-requests': [],
  faq: [],
  delivery: ['availability'],
  allergens: ['catalogue'],
  flavours: ['allergens', 'availability'],
  home: ['reviews', 'delivery', 'flavours'],
  'qr-code': ['delivery', 'reviews'],
  checkout: ['availability'],
  cart: ['allergens', 'catalogue', 'checkout', 'delivery'],
  'shop-boxes': ['allergens', 'availability', 'cart', 'delivery'],
  bulk: ['allergens', 'catalogue', 'checkout', 'contact', 'delivery', 'faq'],
  builder: ['allergens', 'cart', 'catalogue', 'checkout', 'delivery'],
  order: [],
  'order-page': ['checkout', 'order'],
  'thank-you': ['builder', 'bulk', 'cart', 'catalogue', 'checkout', 'order'],
  shopkeeper: ['catalogue'],
};

const feature = (name: string): string => `src/features/${name}`;

/** What state, views and page parts of a feature share. */
const FEATURE_BASE = ['src/domain', 'src/data', 'src/copy', 'src/browser', 'src/ui', 'src/assets'];
const VIEW_PACKAGES = ['react', 'react-dom', '@nanostores/react', 'nanostores', 'valibot', 'astro'];

/** Packages of one feature alone. */
const OWN_PACKAGES: Readonly<Record<string, readonly string[]>> = { cart: ['papaparse'] };

const PAGE_ZONES = [...FEATURE_BASE, 'src/styles', ...Object.keys(FEATURES).map(feature)];

const featureRules = Object.fromEntries(
  Object.entries(FEATURES).map(([name, others]) => [
    feature(name),
    {
      zones: [...FEATURE_BASE, 'src/contract', ...others.map(feature)],
      packages: [...VIEW_PACKAGES, ...(OWN_PACKAGES[name] ?? [])],
    },
  ]),
);

const domainRules = Object.fromEntries(
  DOMAIN.map((name, place) => [
    `src/domain/${name}`,
    {
      zones: ['src/domain', ...DOMAIN.slice(0, place).map((lower) => `src/domain/${lower}`)],
      packages: [],
    },
  ]),
);

const SERVER_BASE = [
  'netlify/time',
  'src/domain',
  'src/data',
  'src/copy',
  'src/contract',
  'netlify/http',
  'netlify/mail',
];
const SERVER_ROOMS = [
  'netlify/http',
  'netlify/page-views',
  'netlify/availability',
  'netlify/messages',
  'netlify/checkout',
  'netlify/orders',
  'netlify/parcels',
  'netlify/morning',
  'netlify/privacy',
  'netlify/reviews',
  'netlify/shopkeeper',
  'netlify/outbox',
];
const serverRoom = (...zones: string[]): ZoneRule => ({
  zones: [...SERVER_BASE, ...zones.map((name) => `netlify/${name}`)],
  types: ['@netlify/functions'],
  packages: ['valibot', 'node'],
});

/** Who may import whom, lowest zones first. Nothing imports `sandbox`, `tests`, `bench` or `art`. */
export const zoneRules: Readonly<Record<string, ZoneRule>> = {
  'src/domain': { zones: [], packages: [] },
  ...domainRules,
  // The library of bank holidays is asked when the site is built.
  'src/data': { zones: ['src/domain'], packages: ['date-holidays'] },
  'src/copy': { zones: ['src/domain', 'src/data'], packages: [] },
  'src/assets': { zones: [], packages: [] },
  'src/styles': { zones: [], packages: [] },
  'src/contract': { zones: ['src/domain', 'src/data', 'src/copy'], packages: ['valibot'] },
  'src/browser': { zones: ['src/contract'], types: ['astro'], packages: ['valibot'] },
  'src/ui': {
    zones: ['src/browser', 'src/domain', 'src/assets', 'src/styles'],
    types: ['src/contract'],
    packages: ['react', 'react-dom', '@nanostores/react', 'nanostores', 'astro', 'esbuild'],
  },
  ...featureRules,
  'src/layouts': { zones: PAGE_ZONES, packages: ['astro'] },
  'src/pages': { zones: [...PAGE_ZONES, 'src/layouts'], packages: ['astro', 'node'] },
  'netlify/mail': {
    zones: ['src/domain', 'src/data', 'src/copy'],
    packages: ['react', 'react-dom'],
  },
  'netlify/time': { zones: ['src/domain'], packages: ['node'] },
  'netlify/http': serverRoom(),
  'netlify/page-views': serverRoom(),
  'netlify/shopkeeper': serverRoom(),
  'netlify/availability': serverRoom('shopkeeper'),
  'netlify/messages': serverRoom('shopkeeper'),
  'netlify/reviews': serverRoom('shopkeeper'),
  'netlify/checkout': serverRoom('availability'),
  'netlify/orders': serverRoom('availability'),
  'netlify/parcels': {
    ...serverRoom('availability', 'orders'),
    // The library that writes the list of labels.
    packages: ['valibot', 'node', 'papaparse'],
  },
  'netlify/privacy': serverRoom('availability', 'messages', 'orders', 'reviews'),
  'netlify/morning': serverRoom('availability', 'orders', 'parcels'),
  'netlify/outbox': serverRoom('availability', 'orders', 'morning'),
  // An adapter implements the interfaces of the rooms, and stores what the contract's schemas read.
  'netlify/adapters': {
    zones: ['src/domain', 'src/data', 'src/contract', 'netlify/time'],
    types: ['netlify/mail', ...SERVER_ROOMS],
    packages: 'any',
  },
  'netlify/functions': {
    zones: ['src/contract', ...SERVER_ROOMS],
    packages: ['@netlify/functions'],
  },
};

/** The only file that constructs the adapters, by the interfaces of all rooms, and the offer from one of them. */
const DEPENDENCIES = 'netlify/http/deps.ts';

/** An import in a file. `to` is a path of the project or a package name. */
export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

/**
 * Returns the zone of a path, the most exact one: "src/features/cart" for "src/features/cart/Cart.tsx", "src/domain" for
 * "src/domain/money.ts"; undefined outside the zones.
 */
export function zoneOf(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  return [3, 2]
    .map((depth) => folders.slice(0, depth).join('/'))
    .find((zone) => Object.hasOwn(zoneRules, zone));
}

const isProjectFile = (to: string): boolean =>
  /^(?:src|netlify|sandbox|tests|bench|art|public)\//.test(to);

/**
 * Returns the package of a specifier: "@scope/name/file.js" and "name/file.js" by their package, "astro:assets" is
 * astro, "node:fs" is Node.
 */
function packageOf(to: string): string {
  return to
    .replace(/:.*/, '')
    .split('/', to.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The facts that an island reads from `src/features/catalogue` alone, since they change while a page is open. */
const CATALOGUE_FACTS = ['src/data/catalogue.ts', 'src/data/flavour-catalogue.ts'];

/** Returns whether an import reads the catalogue past its store: in code that runs in the browser. */
function bypassesCatalogue(from: string, to: string): boolean {
  const runsInBrowser = from.startsWith('src/features/') && !from.endsWith('.astro');
  return runsInBrowser && zoneOf(from) !== feature('catalogue') && CATALOGUE_FACTS.includes(to);
}

const isView = (path: string): boolean => /\.(?:tsx|astro)$/.test(path);

/** Returns whether an import mixes state and view: React in a feature's state, nanostores in its views. */
function mixesFloors(from: string, name: string): boolean {
  if (!from.startsWith('src/features/')) return false;
  const isReact = /^(?:react|react-dom|@nanostores\/react|astro)$/.test(name);
  return isView(from) ? name === 'nanostores' || name === 'valibot' : isReact;
}

/** Returns what is wrong with an import, or undefined when the table allows it. */
export function importProblem({ from, to, isTypeOnly }: Import): string | undefined {
  const zone = zoneOf(from);
  const rule = zone === undefined ? undefined : zoneRules[zone];
  if (zone === undefined || !rule) return `${from} is in no zone of the table`;
  const types = isTypeOnly ? (rule.types ?? []) : [];
  if (!isProjectFile(to)) {
    const name = packageOf(to);
    const isAllowed = rule.packages === 'any' || [...rule.packages, ...types].includes(name);
    return isAllowed && !mixesFloors(from, name)
      ? undefined
      : `${zone} may not import the package ${name}: ${from}`;
  }
  const target = zoneOf(to);
  if (target === 'src/contract' && zone.startsWith('src/features/') && isView(from)) {
    return isTypeOnly ? undefined : `a view sends nothing itself: ${from} imports ${to}`;
  }
  if (target === zone) return undefined;
  if (bypassesCatalogue(from, to)) {
    return `only src/features/catalogue reads the catalogue of the build: ${from} imports ${to}`;
  }
  const constructs = [
    'netlify/adapters',
    ...(isTypeOnly ? SERVER_ROOMS : ['netlify/availability']),
  ];
  const allowed = [...rule.zones, ...types, ...(from === DEPENDENCIES ? constructs : [])];
  const isAllowed = allowed.some(
    (name) => target === name || (!zone.startsWith('src/domain') && target?.startsWith(`${name}/`)),
  );
  return isAllowed
    ? undefined
    : `${zone} may not import ${target ?? 'files outside the zones'}: ${from} imports ${to}`;
}
