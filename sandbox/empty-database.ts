import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { NetlifyDB } from '@netlify/database-dev';

const modules = join(import.meta.dirname, '../node_modules');
const cache = join(modules, '.cache/shop-database');

/** Copies an empty database into a folder that does not exist; to create one anew takes seconds. */
export async function copyEmptyDatabase(directory: string): Promise<void> {
  cpSync(await provideTemplate(), directory, { recursive: true });
}

/** Returns the folder of an empty database that the installed packages created. */
async function provideTemplate(): Promise<string> {
  const installation = statSync(join(modules, '.package-lock.json'), { throwIfNoEntry: false });
  const template = join(cache, `of-${installation?.mtimeMs ?? 'unknown'}`);
  if (!existsSync(template)) await createTemplate(template);
  return template;
}

async function createTemplate(template: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'new-'));
  const server = new NetlifyDB({ directory: folder, logger: () => undefined });
  await server.start();
  await server.stop();
  try {
    renameSync(folder, template);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(template)) throw error;
  }
  for (const name of readdirSync(cache)) {
    const isOutdated = name.startsWith('of-') && name !== basename(template);
    if (isOutdated) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
