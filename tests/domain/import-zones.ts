/** One row of the table: what a zone may import besides its own files. */
interface ZoneRule {
  zones: readonly string[];
  /** Zones and packages of which only types may be imported. */
  types?: readonly string[];
  /** npm packages, "node" for the modules of Node; "any" where the zone is an edge to the world. */
  packages: readonly string[] | 'any';
}

const PAGE_ZONES = [
  'src/pages',
  'src/layouts',
  'src/components',
  'src/islands',
  'src/stores',
  'src/browser',
  'src/data',
  'src/domain',
  'src/assets',
  'src/styles',
];

/** Who may import whom. The rules stand at the bottom; nothing imports `sandbox`, `tests`, `bench` or `art`. */
export const zoneRules: Readonly<Record<string, ZoneRule>> = {
  'src/domain': { zones: [], packages: [] },
  // The library of bank holidays is asked when the site is built.
  'src/data': { zones: ['src/domain'], packages: ['date-holidays'] },
  'src/assets': { zones: [], packages: [] },
  'src/styles': { zones: [], packages: [] },
  'src/contract': { zones: ['src/domain', 'src/data'], packages: ['valibot'] },
  'src/browser': { zones: ['src/contract'], types: ['astro'], packages: ['valibot'] },
  'src/stores': {
    zones: ['src/domain', 'src/data', 'src/contract', 'src/browser', 'src/assets'],
    packages: ['nanostores', 'valibot'],
  },
  'src/islands': {
    zones: ['src/stores', 'src/browser', 'src/domain', 'src/data', 'src/assets', 'src/styles'],
    types: ['src/contract'],
    packages: ['react', 'react-dom', '@nanostores/react'],
  },
  'src/components': { zones: PAGE_ZONES, packages: ['astro'] },
  'src/layouts': { zones: PAGE_ZONES, packages: ['astro'] },
  'src/pages': { zones: PAGE_ZONES, packages: ['astro', 'node'] },
  'netlify/server': {
    zones: ['src/domain', 'src/data', 'src/contract', 'netlify/mail'],
    types: ['netlify/adapters', '@netlify/functions'],
    packages: ['valibot', 'node'],
  },
  'netlify/functions': {
    zones: ['netlify/server', 'src/contract'],
    packages: ['@netlify/functions'],
  },
  'netlify/adapters': { zones: ['src/domain', 'src/data'], packages: 'any' },
  'netlify/mail': { zones: ['src/domain', 'src/data'], packages: ['react', 'react-email'] },
};

/** The one file that builds the adapters. */
const DEPENDENCIES = 'netlify/server/deps.ts';

/** One import as a file writes it, `to` being a path of the project or the name of a package. */
export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

/** The zone of a path, "src/domain" for "src/domain/money.ts"; nothing outside the zones. */
export function zoneOf(path: string): string | undefined {
  const zone = path.split('/').slice(0, 2).join('/');
  return zone in zoneRules ? zone : undefined;
}

const isProjectFile = (to: string): boolean =>
  /^(?:src|netlify|sandbox|tests|bench|art|public)\//.test(to);

/** "@scope/name/file.js" and "name/file.js" belong to a package; "astro:assets" to astro, "node:fs" to Node. */
function packageOf(to: string): string {
  return to
    .replace(/:.*/, '')
    .split('/', to.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What all islands share stands in `src/islands` itself. */
const isInFolder = (path: string): boolean => path.split('/').length > 3;

/** "src/islands/cart" for a file of the cart. */
const islandOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/** What is wrong with an import, in a sentence; nothing when the table allows it. */
export function importProblem({ from, to, isTypeOnly }: Import): string | undefined {
  const zone = zoneOf(from);
  const rule = zone === undefined ? undefined : zoneRules[zone];
  if (zone === undefined || !rule) return `${from} is in no zone of the table`;
  const types = isTypeOnly ? (rule.types ?? []) : [];
  if (!isProjectFile(to)) {
    const name = packageOf(to);
    const isAllowed = rule.packages === 'any' || [...rule.packages, ...types].includes(name);
    return isAllowed ? undefined : `${zone} may not import the package ${name}: ${from}`;
  }
  const target = zoneOf(to);
  if (target === zone) {
    const isOtherIsland =
      zone === 'src/islands' && isInFolder(to) && islandOf(from) !== islandOf(to);
    return isOtherIsland ? `no island imports another: ${from} imports ${to}` : undefined;
  }
  const built = from === DEPENDENCIES ? ['netlify/adapters'] : [];
  if (target !== undefined && [...rule.zones, ...types, ...built].includes(target)) {
    return undefined;
  }
  return `${zone} may not import ${target ?? 'files outside the zones'}: ${from} imports ${to}`;
}
