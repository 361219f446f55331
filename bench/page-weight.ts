import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { Parser } from 'htmlparser2';

await init;

/** What a route weighs, in kB (1000 bytes) after brotli; `shell` is the page without the text of `main`. */
export interface PageWeight {
  html: number;
  shell: number;
  externalCss: number;
  jsAtLoad: number;
  jsInAll: number;
}

interface PageParts {
  styleSheets: string[];
  atLoad: string[];
  later: string[];
  shell: string;
}

const brotliKb = (content: string | Buffer): number => brotliCompressSync(content).length / 1000;

/** Islands that are hydrated without waiting for the visitor to come near them. */
const HYDRATED_AT_LOAD = new Set(['load', 'only', 'idle', 'painted']);

/** Reads from a page which scripts and styles it asks for, and cuts out the content of `main`. */
function readPage(html: string): PageParts {
  const parts: PageParts = { styleSheets: [], atLoad: [], later: [], shell: '' };
  let mainStart = html.length;
  let mainEnd = html.length;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') mainStart = parser.endIndex + 1;
      if (name === 'link' && attributes['rel'] === 'stylesheet' && attributes['href']) {
        parts.styleSheets.push(attributes['href']);
      }
      if (name === 'script' && attributes['src']) parts.atLoad.push(attributes['src']);
      if (name === 'astro-island') {
        const urls = [attributes['component-url'], attributes['renderer-url']];
        const when = HYDRATED_AT_LOAD.has(attributes['client'] ?? '') ? parts.atLoad : parts.later;
        when.push(...urls.filter((url) => url !== undefined));
      }
    },
    onclosetag(name) {
      if (name === 'main') mainEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return { ...parts, shell: html.slice(0, mainStart) + html.slice(mainEnd) };
}

/** A template string without gaps, which the minifier prefers to quotes. */
const TEMPLATE = /^`([^`$]+)`$/;

/** Follows imports from some scripts: every file that they load, with or without the ones loaded on demand. */
function reach(dist: string, entries: readonly string[], onDemandToo: boolean): Set<string> {
  const found = new Set<string>();
  const queue = entries.map((url) => join(dist, url));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !file.endsWith('.js') || !existsSync(file)) continue;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    for (const { n, s: start, e: end, d: dynamicAt } of parse(code)[0]) {
      const specifier = n ?? TEMPLATE.exec(code.slice(start, end))?.[1];
      if (specifier === undefined || (dynamicAt > -1 && !onDemandToo)) continue;
      queue.push(
        specifier.startsWith('/') ? join(dist, specifier) : resolve(dirname(file), specifier),
      );
    }
  }
  return found;
}

const weigh = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + brotliKb(readFileSync(file)), 0);

/** Weighs one built page of `dist`. */
export function weighPage(dist: string, file: string): PageWeight {
  const html = readFileSync(file, 'utf8');
  const { styleSheets, atLoad, later, shell } = readPage(html);
  return {
    html: brotliKb(html),
    shell: brotliKb(shell),
    externalCss: styleSheets.length,
    jsAtLoad: weigh(reach(dist, atLoad, false)),
    jsInAll: weigh(reach(dist, [...atLoad, ...later], true)),
  };
}
