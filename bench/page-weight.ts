import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { Parser } from 'htmlparser2';

await init;

/**
 * The weight of a route in kB (1000 bytes) after brotli; `shell` is the page without the content of `main`, `cart` what
 * opening the cart drawer loads beyond the page's own scripts, `severalPeople` what sending the cart to several people loads
 * beyond that.
 */
export interface PageWeight {
  html: number;
  shell: number;
  externalCss: number;
  jsAtLoad: number;
  jsInAll: number;
  cart: number;
  severalPeople: number;
}

interface PageParts {
  styleSheets: string[];
  scripts: string[];
  shell: string;
}

/** Matches what follows the folder in the name of a built file: "cart.Dx3_fK2a.js". */
const BUILT_NAME = /([\w.-]+)\.[\w-]{8}(\.(?:js|css|woff2|svg|mp4|webm))/g;

/** Matches the origin of a site that is built to be served here, whose port differs from build to build. */
const LOCAL_ORIGIN = /http:\/\/localhost:\d+/g;

/**
 * Returns code with addresses that no change elsewhere moves: built names that depend on the files' own names alone, equally
 * long, and one origin. The bundler's names change with each file that a file imports, which alone moves a page by up to 100
 * bytes; the digits of a port move it by 10.
 */
const withFixedAddresses = (code: string): string =>
  code
    .replace(BUILT_NAME, (_, name: string, extension: string) => {
      const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
      return `${name}.${hash}${extension}`;
    })
    .replaceAll(LOCAL_ORIGIN, 'http://localhost:8888');

const brotliKb = (code: string): number =>
  brotliCompressSync(withFixedAddresses(code)).length / 1000;

/** Extracts the scripts and stylesheets of a page, and its HTML without the content of `main`. */
function readPage(html: string): PageParts {
  const parts: PageParts = { styleSheets: [], scripts: [], shell: '' };
  let mainStart = html.length;
  let mainEnd = html.length;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') mainStart = parser.endIndex + 1;
      if (name === 'link' && attributes['rel'] === 'stylesheet' && attributes['href']) {
        parts.styleSheets.push(attributes['href']);
      }
      if (name === 'script' && attributes['src']) parts.scripts.push(attributes['src']);
    },
    onclosetag(name) {
      if (name === 'main') mainEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return { ...parts, shell: html.slice(0, mainStart) + html.slice(mainEnd) };
}

/** Matches a template literal without substitutions, which the minifier prefers to quotes. */
const TEMPLATE = /^`([^`$]+)`$/;

/** The chunk that opens the cart. Every page may load it, so it is weighed apart. */
const CART = /\/open-cart\./;

/** The chunk for a cart that goes to several people. It is fetched when asked for, so it is weighed apart. */
const RECIPIENTS_MODULE = /\/recipients-module\./;

interface ScriptImport {
  file: string;
  isOnDemand: boolean;
}

function readImports(dist: string, file: string): ScriptImport[] {
  const code = readFileSync(file, 'utf8');
  return parse(code)[0].flatMap(({ n, s: start, e: end, d: dynamicAt }) => {
    const specifier = n ?? TEMPLATE.exec(code.slice(start, end))?.[1];
    if (specifier === undefined) return [];
    const isFromRoot = specifier.startsWith('/');
    return {
      file: isFromRoot ? resolve(dist, `.${specifier}`) : resolve(dirname(file), specifier),
      isOnDemand: dynamicAt > -1,
    };
  });
}

/** Returns every file that scripts load through the followed imports. */
function findReachable(
  dist: string,
  entries: readonly string[],
  isFollowed: (imported: ScriptImport) => boolean,
): Set<string> {
  const found = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !file.endsWith('.js') || !existsSync(file)) continue;
    found.add(file);
    queue.push(
      ...readImports(dist, file).flatMap((imported) => (isFollowed(imported) ? imported.file : [])),
    );
  }
  return found;
}

const weights = new Map<string, number>();

/** Returns the weight of a file, cached because pages share most files. */
function weighFile(file: string): number {
  const weight = weights.get(file) ?? brotliKb(readFileSync(file, 'utf8'));
  weights.set(file, weight);
  return weight;
}

const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + weighFile(file), 0);

/** Returns the weight of a built page of `dist`. */
export function weighPage(dist: string, file: string): PageWeight {
  const html = readFileSync(file, 'utf8');
  const { styleSheets, scripts, shell } = readPage(html);
  const files = (urls: readonly string[]): string[] => urls.map((url) => resolve(dist, `.${url}`));
  const isInCart = ({ file: script }: ScriptImport): boolean => !RECIPIENTS_MODULE.test(script);
  const isOwn = (imported: ScriptImport): boolean =>
    isInCart(imported) && !CART.test(imported.file);
  const first = findReachable(dist, files(scripts), ({ isOnDemand }) => !isOnDemand);
  const own = findReachable(dist, files(scripts), isOwn);
  const drawers = [...first].flatMap((script) =>
    readImports(dist, script).flatMap(({ file }) => (CART.test(file) ? file : [])),
  );
  const inCart = findReachable(dist, drawers, isInCart);
  const cart = [...inCart].filter((script) => !first.has(script));
  const all = findReachable(dist, [...drawers, ...files(scripts)], () => true);
  const several = [...all].filter((script) => !inCart.has(script) && !own.has(script));
  return {
    html: brotliKb(html),
    shell: brotliKb(shell),
    externalCss: styleSheets.length,
    jsAtLoad: weigh(first),
    jsInAll: weigh(own),
    cart: weigh(cart),
    severalPeople: weigh(several),
  };
}
