import { heroVideo } from '#assets/hero-video.ts';

const SLOW_CONNECTIONS = ['slow-2g', '2g', '3g'];

declare global {
  interface Navigator {
    /** Only some browsers have it. */
    readonly connection?: VideoConditions['connection'];
  }
}

/** What device and connection say about moving pictures. */
export interface VideoConditions {
  prefersReducedMotion: boolean;
  connection: { saveData?: boolean; effectiveType?: string } | undefined;
}

/** The film is for those who like motion and have the bytes to spare. */
export function shouldPlayVideo({ prefersReducedMotion, connection }: VideoConditions): boolean {
  if (prefersReducedMotion || connection?.saveData) return false;
  return !SLOW_CONNECTIONS.includes(connection?.effectiveType ?? '');
}

function createFilm(): HTMLVideoElement {
  const film = document.createElement('video');
  film.preload = 'none';
  film.muted = true;
  film.loop = true;
  film.playsInline = true;
  film.ariaHidden = 'true';
  for (const { src, type } of heroVideo) {
    film.append(Object.assign(document.createElement('source'), { src, type }));
  }
  return film;
}

/** Lays the film over the picture it begins with, and a button to stop it beside it. It plays while it is in sight. */
export function startHeroVideo(picture: HTMLElement): void {
  const film = createFilm();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet button--small video-button';
  button.textContent = 'Pause film';
  let isWanted = true;
  let isInSight = false;

  const nameButton = () => (button.textContent = film.paused ? 'Play film' : 'Pause film');
  const playOrPause = async (): Promise<void> => {
    if (isWanted && isInSight) await film.play().catch(nameButton);
    else film.pause();
  };

  film.addEventListener('play', nameButton);
  film.addEventListener('pause', nameButton);
  film.addEventListener('playing', () => film.classList.add('is-playing'), { once: true });
  button.addEventListener('click', () => {
    isWanted = film.paused;
    void playOrPause();
  });
  picture.append(film, button);
  new IntersectionObserver(([picture]) => {
    isInSight = picture?.isIntersecting ?? false;
    void playOrPause();
  }).observe(picture);
}
