/** Written by `art/pictures-version.mjs`, whenever a picture is made anew. */
export const PICTURES_VERSION = 'cc890e';
