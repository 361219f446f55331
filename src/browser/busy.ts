import { afterPaint } from './after-paint.ts';

/** Shows that a button was heard, or no longer (`base.css`). */
export function showBusy(button: HTMLElement, isBusy: boolean): void {
  button.ariaBusy = isBusy ? 'true' : null;
}

/**
 * Shows that a button was heard, and acts once that is painted: for actions that redraw so much that a slow phone would
 * answer late. Further clicks until then do nothing.
 */
export function acknowledge(button: HTMLElement, act: () => void): void {
  if (button.ariaBusy === 'true') return;
  showBusy(button, true);
  afterPaint(() => {
    showBusy(button, false);
    act();
  }).request();
}
