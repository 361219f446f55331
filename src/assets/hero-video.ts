import av1 from './film/hero.av1.mp4?url';
import h264 from './film/hero.h264.mp4?url';
import vp9 from './film/hero.vp9.webm?url';

/** The video that starts with the frame of `heroImage`, 16 to 9, in three encodings; browsers play the first that they support. */
export const heroVideo = [
  { src: av1, type: 'video/mp4; codecs="av01.0.05M.08"' },
  { src: vp9, type: 'video/webm; codecs="vp9"' },
  { src: h264, type: 'video/mp4' },
] as const;
