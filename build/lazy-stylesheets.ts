import { fileURLToPath } from 'node:url';

/** A file of the bundle; only scripts have imports and styles. */
interface BundledFile {
  code?: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

type Bundle = Record<string, BundledFile>;

const isStylesheet = (file: string): boolean => file.endsWith('.css');

/** Returns the files that `import()` loads, with everything they import. */
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

const applyToEnvironment = ({ name }: { name: string }): boolean => name === 'client';

/** Moves the stylesheets of all scripts to their assets, where Astro does not look for styles to inline. */
export function hideStylesheets(bundle: Bundle): void {
  for (const { viteMetadata } of Object.values(bundle)) {
    viteMetadata?.importedCss.forEach((file) => viteMetadata.importedAssets.add(file));
    viteMetadata?.importedCss.clear();
  }
}

/** Removes the comment that Vite leaves in a script in the place of each stylesheet that it took out. */
export function removeStylesheetComments(bundle: Bundle): void {
  for (const file of Object.values(bundle)) {
    if (file.code !== undefined) file.code = file.code.replaceAll(/\/\* empty css *\*\//g, '');
  }
}

/** Gives dynamically imported scripts their stylesheets back, and drops every stylesheet that no script needs. */
export function restoreLazyStylesheets(bundle: Bundle): void {
  const needed = new Set<string>();
  for (const file of dynamicallyImported(bundle)) {
    const { viteMetadata } = bundle[file] ?? {};
    for (const stylesheet of [...(viteMetadata?.importedAssets ?? [])].filter(isStylesheet)) {
      viteMetadata?.importedCss.add(stylesheet);
      needed.add(stylesheet);
    }
  }
  for (const file of Object.keys(bundle)) {
    if (isStylesheet(file) && !needed.has(file)) Reflect.deleteProperty(bundle, file);
  }
}

/**
 * Vite plugins that keep the styles of dynamically imported code in files of their own, which `import()` loads together
 * with the code. Without them Astro inlines these styles into every page that may load the code. `src/browser/preload-helper.ts`
 * replaces Vite's helper behind `import()`: it can load a stylesheet again that has failed.
 */
export const lazyStylesheets = [
  {
    name: 'hide-stylesheets',
    enforce: 'pre',
    applyToEnvironment,
    resolveId: (id: string): string | undefined =>
      id === '\0vite/preload-helper.js'
        ? fileURLToPath(new URL('../src/browser/preload-helper.ts', import.meta.url))
        : undefined,
    generateBundle(_options: unknown, bundle: Bundle): void {
      hideStylesheets(bundle);
    },
  },
  {
    name: 'restore-lazy-stylesheets',
    enforce: 'post',
    applyToEnvironment,
    generateBundle(_options: unknown, bundle: Bundle): void {
      restoreLazyStylesheets(bundle);
      removeStylesheetComments(bundle);
    },
  },
] as const;
