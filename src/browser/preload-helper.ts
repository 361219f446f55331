const stylesheets = new Map<string, Promise<unknown>>();

function addLink(rel: string, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel, href: `/${file}` }));
  return link;
}

/** Loads a stylesheet once. A failed one can be requested again. */
function loadStylesheet(file: string): Promise<unknown> {
  const loading =
    stylesheets.get(file) ??
    new Promise((resolve, reject) => {
      const link = addLink('stylesheet', file);
      link.onload = resolve;
      link.onerror = () => {
        stylesheets.delete(file);
        reject(new Error(`${file} could not be fetched`));
      };
    });
  stylesheets.set(file, loading);
  return loading;
}

/**
 * Replaces Vite's helper behind `import()`, which is three times as large, under the same name. It preloads all files of a
 * module in parallel and resolves once its stylesheets are loaded.
 */
export async function __vitePreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const preloads = files.map((file) =>
    file.endsWith('.css') ? loadStylesheet(file) : addLink('modulepreload', file),
  );
  const [module] = await Promise.all([load(), ...preloads]);
  return module;
}
