import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shop } from '#data/shop.ts';

const IGNORED =
  /(?:^|\/)(?:node_modules|dist|test-results|playwright-report|\.astro|\.netlify|\.git)(?:\/|$)/;
const find = (pattern: string): string[] =>
  globSync(pattern, { exclude: (path) => IGNORED.test(path) }).toSorted();

const pages = find('**/*.md');
const sources = [
  ...find('{src,netlify,sandbox,tests,bench,build,art}/**/*.{ts,tsx,astro,css,js,mjs,sql,py}'),
  ...find('*.{js,mjs,ts,toml}'),
].filter((path) => !path.startsWith('tests/docs/'));

/** A line of a comment. */
const COMMENT = /^\s*(?:\/\/|\*|\/\*).*/gm;

/** The fragment that GitHub gives a heading: "## Who may import whom" → "who-may-import-whom". */
function headingSlug(heading: string): string {
  return heading
    .replaceAll(/<[^>]*>|[`*]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const withoutCode = (markdown: string): string => markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The anchors of a page: `<a id="…">`, and those of its headings. */
function anchorsOf(markdown: string): string[] {
  const explicit = [...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const headings = [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].filter(
    ([, heading = '']) => !heading.includes('<a id='),
  );
  return [...explicit, ...headings.map(([, heading = '']) => headingSlug(heading))];
}

/** What is wrong with a link to a file of the project, perhaps with an anchor; nothing when it leads somewhere. */
function linkProblem(target: string, folder: string): string | undefined {
  const [file = '', anchor] = target.split('#');
  const path = normalize(join(folder, file));
  if (!existsSync(path)) return `${target}: no such file`;
  if (anchor === undefined || !path.endsWith('.md')) return undefined;
  return anchorsOf(readFileSync(path, 'utf8')).includes(anchor)
    ? undefined
    : `${target}: no such anchor`;
}

/** The problems of the relative links of a page of Markdown. */
function problemsOfPage(path: string, markdown: string): string[] {
  const links = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .flatMap((link) =>
      link.startsWith('#')
        ? (linkProblem(path + link, '.') ?? [])
        : (linkProblem(link, dirname(path)) ?? []),
    );
}

/** The problems of what a text names by its path from the root: `docs/rules.md#outbox`. */
function problemsOfMentions(text: string): string[] {
  const mentions = text.match(/(?<![\w/.-])docs\/[\w-]+\.md(?:#[\w-]+)?/g) ?? [];
  return mentions.flatMap((mention) => linkProblem(mention, '.') ?? []);
}

describe('links', () => {
  it.each(pages)('in %s lead to files and anchors that exist', (path) => {
    const markdown = readFileSync(path, 'utf8');
    expect([...problemsOfPage(path, markdown), ...problemsOfMentions(markdown)]).toEqual([]);
  });

  it('in code lead to pages and anchors that exist', () => {
    const problems = sources.flatMap((path) =>
      problemsOfMentions(readFileSync(path, 'utf8')).map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['a missing page', '[a](nothing.md)'],
    ['a missing anchor', '[a](rules.md#nothing)'],
    ['a missing heading of the same page', '[a](#nothing)'],
    ['a missing folder', '[a](../nothing/)'],
  ])('report %s', (_what, markdown) => {
    expect(problemsOfPage('docs/rules.md', markdown)).toHaveLength(1);
  });

  it('report a missing anchor that a comment names', () => {
    expect(problemsOfMentions('See docs/rules.md#nothing.')).toHaveLength(1);
    expect(problemsOfMentions('See docs/rules.md#outbox.')).toEqual([]);
  });
});

describe('pages', () => {
  it.each(pages)('%s has no anchor twice', (path) => {
    const anchors = anchorsOf(readFileSync(path, 'utf8'));
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  it.each(pages)('%s names only files that exist', (path) => {
    const markdown = readFileSync(path, 'utf8');
    const named = [
      ...markdown.matchAll(
        /`((?:src|netlify|sandbox|tests|bench|build|art|docs|public)\/[\w./[\]-]+\.\w+)`/g,
      ),
    ].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(pages)('%s names only scripts that exist', (path) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readFileSync(path, 'utf8').matchAll(/npm run ([\w:-]+)/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('commands', () => {
  const commands = (pattern: RegExp): string[] =>
    pages.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, argument = '']) => argument),
    );

  it('run tests that exist', () => {
    const paths = commands(/npx vitest run ((?:tests\/)[\w./-]+)/g);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("run scripts by `npx node`, the project's own Node: an older one reads no TypeScript", () => {
    const comments = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(COMMENT)].map(([comment]) => `${path}: ${comment}`),
    );
    const others = [...pages, ...find('art/**/*.sh')].flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => `${path}: ${line}`),
    );
    const isByAnyNode = (line: string): boolean =>
      /(?<!npx )\bnode [\w./-]+\.(?:mjs|ts)/.test(line);
    expect([...others, ...comments].filter(isByAnyNode)).toEqual([]);
  });

  it('run browser journeys that exist', () => {
    const specs = find('tests/e2e/**/*.spec.ts').join(' ');
    const names = commands(/npx playwright test ([\w-]+)/g);
    expect(names.filter((name) => !specs.includes(name))).toEqual([]);
  });
});

describe('the table of folders', () => {
  const [table = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Who may import whom');
  const folders = [...table.matchAll(/^\| (`.+?)\s+\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder),
  );

  it('names folders that exist', () => {
    expect(folders.length).toBeGreaterThan(15);
    expect(
      folders.filter((path) => !statSync(path, { throwIfNoEntry: false })?.isDirectory()),
    ).toEqual([]);
  });

  it('names folders with a README, their own or the one above', () => {
    const isDescribed = (path: string): boolean =>
      ['README.md', '_README.md', '../README.md'].some((name) => existsSync(join(path, name)));
    expect(folders.filter((path) => !isDescribed(path))).toEqual([]);
  });
});

describe.each([
  ['src/features/README.md', 'src/features/*/'],
  ['src/ui/README.md', 'src/ui/*.{tsx,ts,astro,css}'],
])('the tables of %s', (readme, pattern) => {
  const text = readFileSync(readme, 'utf8');

  it.each(globSync(pattern).toSorted())('name %s', (path) => {
    const name = basename(path);
    expect(text).toMatch(new RegExp(`^\\|.*\`(?:${name}|${name.replace('.css', '')})\``, 'm'));
  });
});

it('comments name only files that exist', () => {
  const files = new Set(sources.map((path) => basename(path)));
  const missing = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(COMMENT)]
      .flatMap(([comment]) => [...comment.matchAll(/`([\w-]+\.(?:ts|tsx|astro|mjs|css))`/g)])
      .flatMap(([, name = '']) => (files.has(name) ? [] : [`${path}: ${name}`])),
  );
  expect(missing).toEqual([]);
});

it('.node-version is the Node that the project installs', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(readFileSync('.node-version', 'utf8').trim()).toBe(devDependencies['node']);
});

it("SECURITY.md names the shop's own e-mail address", () => {
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(`<${shop.email}>`);
});
