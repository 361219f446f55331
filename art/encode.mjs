// Encodes the photographs as the images that pages load. Run by hand: `npx node art/encode.mjs [kind | kind/slug …]`.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { imageKinds, LARGE_BOX_WIDTHS } from '../src/assets/responsive-image.ts';
import { pictures, writeImagesVersion } from './images-version.mjs';

const photographs = new URL('../src/assets/photos/', import.meta.url);
const wanted =
  process.argv.length > 2 ? process.argv.slice(2) : [...Object.keys(imageKinds), 'pieces'];

/** From this width in pixels images are for dense screens, where a lower quality is invisible. */
const DENSE = 700;

/** The sugar of flavours' pictures costs bytes, and hides what a lower quality loses. */
const GRAINY = 8;

/**
 * A hero or a scene is the first picture that its page loads: it is squeezed harder, the home page's under 9, 15 and 24 kB.
 * A box is the first picture of its page: more effort makes it a few hundred bytes smaller at the same quality.
 */
const avifOf = (kind, width) =>
  kind === 'hero' || kind === 'scenes'
    ? { quality: 38, effort: 7 }
    : {
        quality: (width < DENSE ? 55 : 45) - (kind === 'flavours' ? GRAINY : 0),
        effort: kind === 'boxes' ? 6 : 4,
      };

/** A flavour's picture is the largest thing on its page: above this many bytes it takes a slow line a round trip more. */
const FLAVOUR_BYTES = 18_000;

/** Returns a picture as AVIF: a flavour's for dense screens at the best quality that keeps within its bytes. */
async function encodeAvif(picture, kind, width) {
  const mostBytes = kind === 'flavours' && width >= DENSE ? FLAVOUR_BYTES : Infinity;
  const { quality, effort } = avifOf(kind, width);
  const encodeAt = (quality) => picture.clone().avif({ quality, effort }).toBuffer();
  let encoded = await encodeAt(quality);
  for (let lower = quality - 1; encoded.length > mostBytes; lower -= 1) {
    encoded = await encodeAt(lower);
  }
  return encoded;
}

async function encode(kind, photo) {
  const from = new URL(`${kind}/${photo}`, photographs).pathname;
  const to = (name) => new URL(`${kind}/${photo.replace('.jpg', name)}`, pictures).pathname;
  // The counter ends in the lower right corner of the keyrings; names are drawn on the tag as it is.
  const hasEdge = kind === 'keyrings' && photo !== 'name-tag.jpg';
  const at = (width) =>
    (hasEdge
      ? sharp(from).extract({ left: 8, top: 0, width: 544, height: 544 })
      : sharp(from)
    ).resize(width);
  if (kind === 'pieces') {
    await at(128).avif({ quality: 50, effort: 4 }).toFile(to('.avif'));
    return;
  }
  const { widths, fallback } = imageKinds[kind];
  for (const width of kind === 'boxes' ? LARGE_BOX_WIDTHS : widths) {
    await writeFile(to(`-${width}.avif`), await encodeAvif(at(width), kind, width));
  }
  await at(fallback)
    .webp({ quality: 72 - (kind === 'flavours' ? GRAINY : 0) })
    .toFile(to(`-${fallback}.webp`));
}

for (const choice of wanted) {
  const [kind, slug] = choice.split('/');
  await mkdir(new URL(`${kind}/`, pictures), { recursive: true });
  const photos = slug ? [`${slug}.jpg`] : await readdir(new URL(`${kind}/`, photographs));
  for (const photo of photos) await encode(kind, photo);
}
writeImagesVersion();
