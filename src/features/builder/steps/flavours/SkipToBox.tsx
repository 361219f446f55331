import { focusOn } from '#browser/focus.ts';

/** The id of the heading of `CurrentBoxPanel`. */
export const CURRENT_BOX_ID = 'your-box';

/** Skips the remaining flavours. For keyboard users: visible only when focused. */
export function SkipToBox() {
  return (
    <button
      type="button"
      className="button button--secondary button--small visually-hidden"
      onClick={() => focusOn(CURRENT_BOX_ID)}
    >
      To your box
    </button>
  );
}
