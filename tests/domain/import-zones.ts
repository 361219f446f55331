/** A row of the table: what a zone may import besides its own files. */
interface ZoneRule {
  zones: readonly string[];
  /** Zones and packages of which it may import types only. */
  types?: readonly string[];
  /** npm packages; "node" for Node's modules; "any" for an adapter to the outside. */
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

/** Who may import whom, lowest zones first. Nothing imports `sandbox`, `tests`, `bench` or `art`. */
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

/** The only file that constructs the adapters. */
const DEPENDENCIES = 'netlify/server/deps.ts';

/** An import in a file. `to` is a path of the project or a package name. */
export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

/** Returns the zone of a path: "src/domain" for "src/domain/money.ts"; undefined outside the zones. */
export function zoneOf(path: string): string | undefined {
  const zone = path.split('/').slice(0, 2).join('/');
  return zone in zoneRules ? zone : undefined;
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

/** Returns whether a file is in an island's folder. Files in `src/islands` itself are shared by all. */
const isInFolder = (path: string): boolean => path.split('/').length > 3;

/** Returns "src/islands/cart" for a file of the cart. */
const islandOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/** Returns what is wrong with an import, or undefined when the table allows it. */
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
