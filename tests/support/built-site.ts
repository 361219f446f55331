import { resolve } from 'node:path';
import { Window, type Element } from 'happy-dom';
import { openBuiltSite } from '#sandbox/site/built-site.ts';

const root = resolve(import.meta.dirname, '../..');
const site = openBuiltSite({ root, dist: resolve(root, 'dist') });

/** What the platform answers for an address of the built site, redirects not followed. */
export async function ask(path: string): Promise<Response> {
  const answer = await site.handle(
    new Request(path.startsWith('http') ? path : `http://localhost${path}`),
  );
  if (!answer) throw new Error(`Nothing answers ${path}`);
  return answer;
}

export const textOf = async (path: string): Promise<string> => (await ask(path)).text();

/** A built page as a document in which nothing runs. */
export async function openPage(path: string): Promise<Element> {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  document.write(await textOf(path));
  return document.documentElement;
}

/** What a built page says between its header and its footer. */
export async function openMain(path: string): Promise<Element> {
  const main = (await openPage(path)).querySelector('main');
  if (!main) throw new Error(`No main part on ${path}`);
  return main;
}

/** What a selector finds in an element, in the order of the page. */
export const findAll = (element: Element | undefined, selector: string): Element[] => [
  ...(element?.querySelectorAll(selector) ?? []),
];

/** The words of an element as a reader meets them: one space between them. */
export const wordsOf = (element: { textContent: string } | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What an element is called: by its label, by the heading that labels it, else by its words. */
function nameOf(element: Element): string {
  const heading = element.getAttribute('aria-labelledby');
  if (heading) return wordsOf(element.ownerDocument.getElementById(heading));
  return element.getAttribute('aria-label') ?? wordsOf(element);
}

/** The one element of a selector that is called so. */
export function findNamed(within: Element, selector: string, name: string): Element {
  const [found, ...others] = findAll(within, selector).filter((one) => nameOf(one) === name);
  if (!found || others.length > 0) throw new Error(`Not one ${selector} is called “${name}”`);
  return found;
}

/** What the attribute of each of them says. */
export const attributesOf = (elements: readonly Element[], name: string): (string | null)[] =>
  elements.map((element) => element.getAttribute(name));
