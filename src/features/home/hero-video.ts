import './hero-video.css';
import { heroVideo } from '#assets/hero-video.ts';

const SLOW_CONNECTIONS = ['slow-2g', '2g', '3g'];

declare global {
  interface Navigator {
    /** Not supported by all browsers. */
    readonly connection?: VideoConditions['connection'];
  }
}

/** The device and connection settings that decide whether the video plays. */
export interface VideoConditions {
  prefersReducedMotion: boolean;
  connection: { saveData?: boolean; effectiveType?: string } | undefined;
}

/** Whether the hero video plays: not with reduced motion, data saving or a slow connection. */
export function shouldPlayVideo({ prefersReducedMotion, connection }: VideoConditions): boolean {
  if (prefersReducedMotion || connection?.saveData) return false;
  return !SLOW_CONNECTIONS.includes(connection?.effectiveType ?? '');
}

function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.preload = 'none';
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.ariaHidden = 'true';
  for (const { src, type } of heroVideo) {
    video.append(Object.assign(document.createElement('source'), { src, type }));
  }
  return video;
}

/** Shows the hero video over its poster image, with a pause button. It plays while it is visible. */
export function startHeroVideo(container: HTMLElement): void {
  const video = createVideo();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--small video-button';
  let isWanted = true;
  let isVisible = false;

  const nameButton = () => {
    button.ariaLabel = video.paused ? 'Play film' : 'Pause film';
    button.classList.toggle('is-paused', video.paused);
  };
  const playOrPause = async (): Promise<void> => {
    if (isWanted && isVisible) await video.play().catch(nameButton);
    else video.pause();
  };

  video.addEventListener('play', nameButton);
  video.addEventListener('pause', nameButton);
  video.addEventListener('playing', () => video.classList.add('is-playing'), { once: true });
  button.addEventListener('click', () => {
    isWanted = video.paused;
    void playOrPause();
  });
  nameButton();
  container.append(video, button);
  new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false;
    void playOrPause();
  }).observe(container);
}
