/** What a plugin sees of a file of the bundle; only scripts have styles. */
interface Built {
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

type Bundle = Record<string, Built>;

const isStylesheet = (file: string): boolean => file.endsWith('.css');

/** The files that `import()` may ask for, with what they import in turn. */
function dynamicallyImported(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const queue = Object.values(bundle).flatMap(({ dynamicImports = [] }) => dynamicImports);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...(bundle[file]?.imports ?? []));
  }
  return found;
}

const inBrowser = ({ name }: { name: string }): boolean => name === 'client';

/**
 * Styles that come with code fetched later. Astro writes the styles of every script into each page that may come to fetch
 * it. Hidden from Astro, they remain files of their own, which `import()` asks for together with the code.
 */
export const lazyStylesheets = [
  {
    name: 'hide-lazy-stylesheets',
    enforce: 'pre',
    applyToEnvironment: inBrowser,
    generateBundle(_options: unknown, bundle: Bundle): void {
      for (const { viteMetadata } of Object.values(bundle)) {
        viteMetadata?.importedCss.forEach((stylesheet) =>
          viteMetadata.importedAssets.add(stylesheet),
        );
        viteMetadata?.importedCss.clear();
      }
    },
  },
  {
    name: 'show-lazy-stylesheets',
    enforce: 'post',
    applyToEnvironment: inBrowser,
    generateBundle(_options: unknown, bundle: Bundle): void {
      const wanted = new Set<string>();
      for (const file of dynamicallyImported(bundle)) {
        const { viteMetadata } = bundle[file] ?? {};
        for (const stylesheet of [...(viteMetadata?.importedAssets ?? [])].filter(isStylesheet)) {
          viteMetadata?.importedCss.add(stylesheet);
          wanted.add(stylesheet);
        }
      }
      for (const file of Object.keys(bundle)) {
        if (isStylesheet(file) && !wanted.has(file)) Reflect.deleteProperty(bundle, file);
      }
    },
  },
] as const;
