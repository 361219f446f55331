import av1 from './film/hero.av1.mp4?url';
import h264 from './film/hero.h264.mp4?url';
import vp9 from './film/hero.vp9.webm?url';

/** The film that the picture of `hero-photo.ts` turns into: the same frame, 16 to 9. A browser takes the first it can play. */
export const heroFilm = [
  { src: av1, type: 'video/mp4; codecs="av01.0.04M.08"' },
  { src: vp9, type: 'video/webm; codecs="vp9"' },
  { src: h264, type: 'video/mp4' },
] as const;
