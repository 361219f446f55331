function preload(file: string): void {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

/**
 * What every `import()` becomes in the built site, in the place of Vite's helper, which weighs six times as much: asks
 * for all files of the module at once. They are scripts: styles stand in the page (`inlineStylesheets`).
 */
export function __vitePreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  files.forEach(preload);
  return load();
}
