import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import extract from 'extract-zip';

const root = resolve(import.meta.dirname, '../..');

/** A function as the platform gets it. */
export interface ShippedFunction {
  name: string;
  /** The size of its zip. */
  zipBytes: number;
  /** Its unpacked zip. */
  folder: string;
  /** Its paths; none where a clock calls it. */
  paths: readonly string[];
  isScheduled: boolean;
}

/** Bundles every function with the platform's own bundler into `folder`, and unpacks the zips beside themselves. */
export async function shipFunctions(folder: string): Promise<ShippedFunction[]> {
  const zips = join(folder, 'zips');
  mkdirSync(zips, { recursive: true });
  const bundled = await zipFunctions(join(root, 'netlify/functions'), zips, {
    basePath: root,
    repositoryRoot: root,
    config: { '*': { nodeVersion: '24' } },
  });
  return Promise.all(
    bundled.map(async ({ name, path, routes, schedule }) => {
      const unpacked = join(folder, 'functions', name);
      await extract(path, { dir: unpacked });
      return {
        name,
        zipBytes: statSync(path).size,
        folder: unpacked,
        paths: (routes ?? []).map(({ pattern }) => pattern),
        isScheduled: schedule !== undefined,
      };
    }),
  );
}

/** The packages that a shipped function carries, by name. */
export function packagesOf({ folder }: ShippedFunction): string[] {
  const packages = join(folder, 'node_modules');
  return readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(packages, name)).map((own) => `${name}/${own}`) : name,
  );
}

/** What the platform calls: it loads the bootstrap, and that the function at the first request. */
export function entryPoint({ folder }: ShippedFunction): string {
  return join(folder, '___netlify-entry-point.mjs');
}
