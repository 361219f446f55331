import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import extract from 'extract-zip';

const root = resolve(import.meta.dirname, '../..');

/** A function as deployed to the platform. */
export interface ShippedFunction {
  name: string;
  /** The size of its zip in bytes. */
  zipBytes: number;
  /** The folder of its unpacked zip. */
  folder: string;
  /** Its paths; empty if it is scheduled. */
  paths: readonly string[];
  isScheduled: boolean;
}

/** Bundles every function with the platform's bundler into `folder`, and unpacks the zips. */
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

/** Returns the names of the packages in a shipped function. */
export function packagesOf({ folder }: ShippedFunction): string[] {
  const packages = join(folder, 'node_modules');
  return readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(packages, name)).map((own) => `${name}/${own}`) : name,
  );
}

/** Returns the entry point that the platform loads: the bootstrap. */
export function entryPoint({ folder }: ShippedFunction): string {
  return join(folder, '___netlify-entry-point.mjs');
}
