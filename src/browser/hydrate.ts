import { offerReload } from './offer-reload.ts';
import { onIdle } from './on-idle.ts';
import { showBusy } from './busy.ts';
import { recordInput } from './replay-input.ts';

/** Hydrates a part of the page. */
type Hydrate = (part: HTMLElement) => void;

/** Loads the code of a part. */
type LoadHydrate = () => Promise<Hydrate>;

const INTERACTION_EVENTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Posts the form whose submit button was clicked, as the browser does where there is no code. Another button offers a reload. */
function answerClicked(part: HTMLElement): void {
  const clicked = part.querySelector<HTMLButtonElement>('button[aria-busy]');
  if (!clicked) return;
  showBusy(clicked, false);
  if (!clicked.form || clicked.type !== 'submit') offerReload();
  else if (clicked.form.reportValidity()) clicked.form.submit();
}

/**
 * Records what a visitor does in a prerendered part. At the first interaction, or when the returned function is called, loads
 * the part's code, hydrates it and replays that, once. Where the code cannot be loaded, posts the form that the visitor has
 * sent or, after a click on another button, offers to load the page again, and tries again at the next interaction.
 */
function prepare(part: HTMLElement, loadHydrate: LoadHydrate): () => void {
  const replayInput = recordInput(part);
  let isStarted = false;
  const load = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const hydrate = await loadHydrate().catch((error: unknown) => {
      isStarted = false;
      answerClicked(part);
      throw error;
    });
    hydrate(part);
    replayInput();
  };
  const start = (): void => void load();
  for (const event of INTERACTION_EVENTS) part.addEventListener(event, start, { passive: true });
  return start;
}

/** Hydrates a part once the page has loaded and is idle, or at the first interaction with it. */
export function hydrateOnIdleOrInteraction(part: HTMLElement, loadHydrate: LoadHydrate): void {
  onIdle(prepare(part, loadHydrate));
}

/** Hydrates a part when it is about to become visible, or at the first interaction with it. */
export function hydrateWhenVisible(part: HTMLElement, loadHydrate: LoadHydrate): void {
  const start = prepare(part, loadHydrate);
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page delivers several observations at once, the oldest first.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '400px' },
  );
  // The part itself may have no box (`display: contents`).
  observer.observe(part.parentElement ?? part);
}
