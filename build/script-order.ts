/** What a plugin sees of a file of the bundle; only scripts have imports. */
type Bundle = Record<string, { imports?: readonly string[] }>;

const SCRIPT = /<script type="module" src="([^"]+)">/g;

/** Learns from the bundler which scripts a script imports, by their addresses. */
export function readImports() {
  const imports = new Map<string, readonly string[]>();
  return {
    plugin: {
      name: 'script-imports',
      applyToEnvironment: ({ name }: { name: string }): boolean => name === 'client',
      generateBundle(_options: unknown, bundle: Bundle): void {
        for (const [file, { imports: asked = [] }] of Object.entries(bundle)) {
          imports.set(
            `/${file}`,
            asked.map((name) => `/${name}`),
          );
        }
      },
    },
    importsOf: (script: string): readonly string[] => imports.get(script) ?? [],
  };
}

/**
 * A built page whose scripts are fetched after its pictures and fonts, and with them, at once, all that they import.
 * Left alone, browsers fetch module scripts at the priority of fonts, and each level of imports costs a trip of its own.
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
