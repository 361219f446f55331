import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiCall } from '#contract/endpoint.ts';

/** An endpoint of the contract, by what every schema has in common. */
interface ListedEndpoint extends Pick<ApiCall<unknown, unknown>, 'path' | 'method'> {
  request: { entries?: object };
  maxBytes?: number;
}

const root = join(import.meta.dirname, '../..');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isEndpoint(value: unknown): value is ListedEndpoint {
  return isRecord(value) && typeof value['path'] === 'string' && isRecord(value['request']);
}

/** Returns the endpoints among a module's exports, also those that stand in a record. */
const endpointsIn = (value: unknown): ListedEndpoint[] => {
  if (isEndpoint(value)) return [value];
  return isRecord(value) ? Object.values(value).filter(isEndpoint) : [];
};

const modules = await Promise.all(
  globSync('src/contract/*.ts', { cwd: root })
    .toSorted()
    .map((path): Promise<object> => import(pathToFileURL(join(root, path)).href)),
);

const found = modules.flatMap((exports) => Object.values(exports).flatMap(endpointsIn));

/** The endpoints that the contract exports, each path and method once, as the server knows it. */
export const endpoints: readonly ListedEndpoint[] = [
  ...new Map(found.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])).values(),
];

/** Returns the names of the query parameters that an endpoint reads. */
export const parametersOf = ({ request }: ListedEndpoint): string[] =>
  Object.keys(request.entries ?? {});
