/** Written by `art/images-version.mjs`, whenever an image changes. */
export const IMAGES_VERSION = 'd07108';
