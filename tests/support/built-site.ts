import { resolve } from 'node:path';
import { Window, type Element } from 'happy-dom';
import { openBuiltSite } from '#sandbox/site/built-site.ts';

const root = resolve(import.meta.dirname, '../..');
const site = openBuiltSite({ root, dist: resolve(root, 'dist') });

/** Requests a URL of the built site, without following redirects. Throws if nothing matches. */
export async function ask(path: string): Promise<Response> {
  const answer = await site.handle(
    new Request(path.startsWith('http') ? path : `http://localhost${path}`),
  );
  if (!answer) throw new Error(`Nothing answers ${path}`);
  return answer;
}

export const textOf = async (path: string): Promise<string> => (await ask(path)).text();

/** Parses a built page; no script runs. */
export async function openPage(path: string): Promise<Element> {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  document.write(await textOf(path));
  return document.documentElement;
}

/** Returns the `main` element of a built page. */
export async function openMain(path: string): Promise<Element> {
  const main = (await openPage(path)).querySelector('main');
  if (!main) throw new Error(`No main part on ${path}`);
  return main;
}

/** Returns the matches of a selector in document order. */
export const findAll = (element: Element | undefined, selector: string): Element[] => [
  ...(element?.querySelectorAll(selector) ?? []),
];

/** Returns the text of an element with normalized white space. */
export const wordsOf = (element: { textContent: string } | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the accessible name: from aria-labelledby, aria-label or the text. */
function nameOf(element: Element): string {
  const heading = element.getAttribute('aria-labelledby');
  if (heading) return wordsOf(element.ownerDocument.getElementById(heading));
  return element.getAttribute('aria-label') ?? wordsOf(element);
}

/** Returns the only match of a selector with this accessible name; throws otherwise. */
export function findNamed(within: Element, selector: string, name: string): Element {
  const [found, ...others] = findAll(within, selector).filter((one) => nameOf(one) === name);
  if (!found || others.length > 0) throw new Error(`Not one ${selector} is called “${name}”`);
  return found;
}

/** Returns an attribute of each element. */
export const attributesOf = (elements: readonly Element[], name: string): (string | null)[] =>
  elements.map((element) => element.getAttribute(name));
