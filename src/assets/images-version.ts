/** Written by `art/images-version.mjs`, whenever an image changes. */
export const IMAGES_VERSION = '3c5d91';
