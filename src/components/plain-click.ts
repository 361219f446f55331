/** Whether a press on a link asks for it here, not in another tab or window. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}
