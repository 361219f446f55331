import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { structuredData, type StructuredData } from './structured-data.ts';

/** The metadata and text of a page. */
export interface PageRead {
  title: string;
  description: string;
  canonical: string | null;
  isIndexable: boolean;
  /** The `og:` properties by name. */
  preview: Record<string, string>;
  data: readonly StructuredData[];
  /** The text of the body with normalized white space. */
  words: string;
}

/** Parses a page's HTML; throws if its structured data is invalid. */
export function readPage(html: string): PageRead {
  const { children } = parseDocument(html);
  const find = (name: string) => DomUtils.getElementsByTagName(name, children);
  const meta = find('meta').map(({ attribs }) => attribs);
  const contentOf = (name: string) => meta.find((tag) => tag['name'] === name)?.['content'] ?? '';
  const scripts = find('script').filter(({ attribs }) => attribs['type'] === 'application/ld+json');
  const data = scripts.map((script) => {
    const json: unknown = JSON.parse(DomUtils.textContent(script));
    return v.parse(structuredData, json);
  });
  const [canonical = null] = find('link')
    .filter(({ attribs }) => attribs['rel'] === 'canonical')
    .map(({ attribs }) => attribs['href'] ?? '');
  return {
    title: DomUtils.textContent(DomUtils.getElementsByTagName('title', find('head'))),
    description: contentOf('description'),
    canonical,
    isIndexable: !contentOf('robots').includes('noindex'),
    preview: Object.fromEntries(
      meta.flatMap((tag) => (tag['property'] ? [[tag['property'], tag['content'] ?? '']] : [])),
    ),
    data,
    words: DomUtils.innerText(find('body')).replace(/\s+/g, ' '),
  };
}
