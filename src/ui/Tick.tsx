import './tick.css';

/**
 * A tick before a word. Drawn, because no font of the shop holds the character, and a browser searches the fonts of the
 * device for it while the click waits.
 */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m4 12.5 5.5 6L20 6" />
    </svg>
  );
}
