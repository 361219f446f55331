import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { openFunctions, type FunctionsOptions, type ShopFunctions } from './shop-functions.ts';

const root = resolve(import.meta.dirname, '../..');
/** The folders of the files that the functions are bundled from. */
export const functionSources = ['netlify', 'src/domain', 'src/data', 'src/copy', 'src/contract'];
const debounceMs = 150;

/** Opens the functions and reloads them when a source changes. */
export async function openReloadingFunctions(options: FunctionsOptions): Promise<ShopFunctions> {
  let current = await openFunctions(options);
  let timer: NodeJS.Timeout | undefined;

  async function reload(): Promise<void> {
    const previous = current;
    try {
      current = await openFunctions(options);
      await previous.stop();
      console.log('Functions reloaded.');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  const watchers = functionSources.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void reload(), debounceMs);
    }),
  );
  return {
    handle: (request, ip) => current.handle(request, ip),
    async stop() {
      clearTimeout(timer);
      watchers.forEach((watcher) => watcher.close());
      await current.stop();
    },
  };
}
