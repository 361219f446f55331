/** Stands in for `fetch-on-demand.ts` in the script of every page: what that fetches is one file, which asks for the rest itself. */
export const __vitePreload = <T>(load: () => Promise<T>): Promise<T> => load();
