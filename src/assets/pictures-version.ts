/** Written by `art/pictures-version.mjs`, whenever a picture is made anew. */
export const PICTURES_VERSION = 'e9a313';
