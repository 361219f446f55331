import { focusOn } from '#browser/focus.ts';

/** The id of the heading of the box in hand, beside the flavours. */
export const YOUR_BOX = 'your-box';

/** Skips the rest of the flavours, for those who go by keyboard; seen only with the focus on it. */
export function SkipToBox() {
  return (
    <button
      type="button"
      className="button button--secondary button--small visually-hidden"
      onClick={() => focusOn(YOUR_BOX)}
    >
      To your box
    </button>
  );
}
