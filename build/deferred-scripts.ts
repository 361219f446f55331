import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** A file of the bundle; only scripts have imports. */
type Bundle = Record<string, { imports?: readonly string[] }>;

const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;
const TEMPLATE = '<template class="scripts">';

/**
 * Returns a built page whose scripts wait in its template, for `src/layouts/deferred-loading.ts` to load them, with preloads of
 * all that they import: browsers need a round trip for each level of imports. `importsOf` returns the URLs that a script
 * imports.
 */
export function deferScripts(
  page: string,
  importsOf: (script: string) => readonly string[],
): string {
  const scripts = [...page.matchAll(SCRIPT)];
  const named = scripts.flatMap(([, script = '']) => script);
  const found = new Set(named);
  for (const script of found) importsOf(script).forEach((imported) => found.add(imported));
  for (const script of named) found.delete(script);
  const links = [...found].map((script) => `<link rel="modulepreload" href="${script}">`);
  const deferred = [...links, ...scripts.map(([element]) => element)].join('');
  return page.replace(SCRIPT, '').replace(TEMPLATE, () => TEMPLATE + deferred);
}

/** Defers the scripts of the built pages; Astro has no option for it. */
export function deferredScripts(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  const readImports = {
    name: 'script-imports',
    applyToEnvironment: ({ name }: { name: string }): boolean => name === 'client',
    generateBundle(_options: unknown, bundle: Bundle): void {
      for (const [file, { imports: imported = [] }] of Object.entries(bundle)) {
        imports.set(
          `/${file}`,
          imported.map((name) => `/${name}`),
        );
      }
    },
  };
  return {
    name: 'deferred-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [readImports] } });
      },
      'astro:build:done': ({ dir }) => {
        // Vite drops scripts that held nothing but a stylesheet.
        const isKept = (file: string): boolean => existsSync(new URL(`.${file}`, dir));
        for (const name of globSync('**/*.html', { cwd: dir })) {
          const file = new URL(name, dir);
          const page = readFileSync(file, 'utf8');
          writeFileSync(
            file,
            deferScripts(page, (script) => (imports.get(script) ?? []).filter(isKept)),
          );
        }
      },
    },
  };
}
