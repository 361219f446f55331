async function link(file: string): Promise<void> {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const isStyle = file.endsWith('.css');
  const element = document.createElement('link');
  element.rel = isStyle ? 'stylesheet' : 'modulepreload';
  element.href = href;
  document.head.append(element);
  if (isStyle) await new Promise((settle) => (element.onload = element.onerror = settle));
}

/**
 * What every `import()` becomes in the built site, in the place of Vite's helper, which weighs four times as much: asks
 * for all files of the module at once and waits for its styles.
 */
export async function __vitePreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map(link));
  return load();
}
