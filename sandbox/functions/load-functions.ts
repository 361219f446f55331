import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import { StartupError } from '../startup-error.ts';

/** The part of the platform's context that the sandbox provides. */
export type FunctionContext = Pick<
  Context,
  'ip' | 'requestId' | 'params' | 'waitUntil' | 'site' | 'deploy' | 'url' | 'json' | 'log'
>;

type Handler = (
  request: Request,
  context: FunctionContext,
) => Promise<Response | undefined> | Response | undefined;

export interface ShopFunction {
  readonly name: string;
  readonly handler: Handler;
  readonly paths: readonly string[];
  readonly excludedPaths: readonly string[];
  /** Empty if every method is allowed. */
  readonly methods: readonly string[];
  /** A cron pattern; visitors cannot call a scheduled function. */
  readonly schedule: string | undefined;
}

const stringOrList = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
]);
const functionModuleSchema = v.object({
  default: v.custom<Handler>((value) => typeof value === 'function'),
  config: v.optional(
    v.object({
      path: v.optional(stringOrList),
      excludedPath: v.optional(stringOrList),
      method: v.optional(stringOrList),
      schedule: v.optional(v.string()),
    }),
    {},
  ),
});

/** Imports bundled functions with their configuration. Throws StartupError. */
export async function loadFunctions(files: readonly string[]): Promise<ShopFunction[]> {
  return Promise.all(files.map(loadFunction));
}

async function loadFunction(file: string): Promise<ShopFunction> {
  const name = basename(file, '.js');
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href).catch(
    (error: unknown) => {
      throw new StartupError(`The function ${name} cannot be loaded: ${String(error)}`);
    },
  );
  const read = v.safeParse(functionModuleSchema, { ...Object(loaded) });
  if (!read.success) throw new StartupError(`The function ${name} has no handler to export.`);
  const { config, default: handler } = read.output;
  return {
    name,
    handler,
    paths: config.path ?? [`/.netlify/functions/${name}`],
    excludedPaths: config.excludedPath ?? [],
    methods: config.method ?? [],
    schedule: config.schedule,
  };
}
