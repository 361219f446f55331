/** Replaces Vite's preload helper in the script of every page: it imports one file without preloads. */
export const __vitePreload = <T>(load: () => Promise<T>): Promise<T> => load();
