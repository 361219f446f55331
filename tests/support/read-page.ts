import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { structuredData, type StructuredData } from './structured-data.ts';

/** What search engines, link previews and readers find in a page. */
export interface PageRead {
  title: string;
  description: string;
  canonical: string | null;
  isIndexable: boolean;
  /** The `og:` properties by name. */
  preview: Record<string, string>;
  data: readonly StructuredData[];
  /** All words of the body, one space between them. */
  words: string;
}

/** Reads a page's HTML; throws where its structured data are not valid. */
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
