/** Whether a click on a link opens it in this tab: it has no modifier key. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}
