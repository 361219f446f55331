/** The history of the files under `src`, put in place by the build (`astro.config.mjs`). */
declare const HISTORY: string;
