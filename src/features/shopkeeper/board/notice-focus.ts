import { focusOn } from '#browser/focus.ts';

/** The element that says what a change did to the board. */
export const BOARD_NOTICE_ID = 'board-notice';

/** Wraps the handler of a button that disappears: the focus goes to what the board says of it. */
export const withNoticeFocused = (handler: () => void) => (): void => {
  focusOn(BOARD_NOTICE_ID);
  handler();
};
