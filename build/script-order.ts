import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** A file of the bundle; only scripts have imports. */
type Bundle = Record<string, { imports?: readonly string[] }>;

const SCRIPT = /<script type="module" src="([^"]+)">/g;

/**
 * Returns a built page whose scripts load at low priority, after its images and fonts, and which preloads all that they
 * import. `importsOf` returns the URLs that a script imports. By default, browsers load module scripts at the priority of
 * fonts and need a round trip for each level of imports.
 */
export function orderScripts(
  page: string,
  importsOf: (script: string) => readonly string[],
): string {
  const named = [...page.matchAll(SCRIPT)].flatMap(([, script = '']) => script);
  const found = new Set(named);
  for (const script of found) importsOf(script).forEach((imported) => found.add(imported));
  for (const script of named) found.delete(script);
  const links = [...found].map(
    (script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`,
  );
  const first = page.search(SCRIPT);
  const scripts = page
    .slice(Math.max(0, first))
    .replace(SCRIPT, '<script type="module" fetchpriority="low" src="$1">');
  return page.slice(0, Math.max(0, first)) + links.join('') + scripts;
}

/** Lowers the priority of scripts in the built pages; Astro has no option for it. */
export function scriptOrder(): AstroIntegration {
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
    name: 'script-order',
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
            orderScripts(page, (script) => (imports.get(script) ?? []).filter(isKept)),
          );
        }
      },
    },
  };
}
