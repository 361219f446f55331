const sheets = new Map<string, Promise<unknown>>();

function ask(rel: string, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel, href: `/${file}` }));
  return link;
}

/** Fetches a sheet once; one that could not be fetched may be asked for again. */
function bringSheet(file: string): Promise<unknown> {
  const brought =
    sheets.get(file) ??
    new Promise((resolve, reject) => {
      const link = ask('stylesheet', file);
      link.onload = resolve;
      link.onerror = () => {
        sheets.delete(file);
        reject(new Error(`${file} could not be fetched`));
      };
    });
  sheets.set(file, brought);
  return brought;
}

/**
 * What every `import()` becomes in the built site, in the place of Vite's helper, which weighs three times as much: asks
 * for all files of the module at once, and is done when its styles are there too.
 */
export async function __vitePreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const asked = files.map((file) =>
    file.endsWith('.css') ? bringSheet(file) : ask('modulepreload', file),
  );
  const [module] = await Promise.all([load(), ...asked]);
  return module;
}
