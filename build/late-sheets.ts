/** What a plugin sees of a file of the bundle; only scripts have styles. */
interface Built {
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

type Bundle = Record<string, Built>;

const isSheet = (file: string): boolean => file.endsWith('.css');

/** The files that `import()` may ask for, with what they import in turn. */
function askedForLater(bundle: Bundle): Set<string> {
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
export const lateSheets = [
  {
    name: 'late-sheets-hide',
    enforce: 'pre',
    applyToEnvironment: inBrowser,
    generateBundle(_options: unknown, bundle: Bundle): void {
      for (const { viteMetadata } of Object.values(bundle)) {
        viteMetadata?.importedCss.forEach((sheet) => viteMetadata.importedAssets.add(sheet));
        viteMetadata?.importedCss.clear();
      }
    },
  },
  {
    name: 'late-sheets-show',
    enforce: 'post',
    applyToEnvironment: inBrowser,
    generateBundle(_options: unknown, bundle: Bundle): void {
      const wanted = new Set<string>();
      for (const file of askedForLater(bundle)) {
        const { viteMetadata } = bundle[file] ?? {};
        for (const sheet of [...(viteMetadata?.importedAssets ?? [])].filter(isSheet)) {
          viteMetadata?.importedCss.add(sheet);
          wanted.add(sheet);
        }
      }
      for (const file of Object.keys(bundle)) {
        if (isSheet(file) && !wanted.has(file)) Reflect.deleteProperty(bundle, file);
      }
    },
  },
] as const;
