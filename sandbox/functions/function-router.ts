import type { ShopFunction } from './load-functions.ts';

export interface FunctionRoute {
  readonly target: ShopFunction;
  readonly params: Record<string, string>;
}

/** Returns a lookup of functions by request; literal paths take precedence over placeholders. */
export function createFunctionRouter(
  functions: readonly ShopFunction[],
): (request: Request) => FunctionRoute | undefined {
  const patterns = functions
    .filter(({ schedule }) => schedule === undefined)
    .flatMap((target) =>
      target.paths.map((pathname) => ({ target, pathname, pattern: new URLPattern({ pathname }) })),
    )
    .toSorted((a, b) => countPlaceholders(a.pathname) - countPlaceholders(b.pathname));
  return (request) => {
    for (const { pattern, target } of patterns) {
      const match = pattern.exec(request.url);
      if (match && accepts(target, request)) {
        return { target, params: definedOnly(match.pathname.groups) };
      }
    }
    return undefined;
  };
}

function accepts({ excludedPaths, methods }: ShopFunction, { method, url }: Request): boolean {
  const isExcluded = excludedPaths.some((pathname) => new URLPattern({ pathname }).test(url));
  const isMethod = methods.length === 0 || methods.some((taken) => taken.toUpperCase() === method);
  return isMethod && !isExcluded;
}

const countPlaceholders = (pathname: string): number => pathname.match(/[:*(]/g)?.length ?? 0;

function definedOnly(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
