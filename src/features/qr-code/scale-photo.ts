const MAX_SIDE_PX = 800;
const QUALITY = 0.8;

/** Returns a photo, scaled to at most 800 px, as a JPEG data URL for storage; rejects if it cannot be read. */
export async function scalePhoto(file: File): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
