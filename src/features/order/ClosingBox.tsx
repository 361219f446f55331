import '#ui/open-box.css';
import '#ui/box-tokens.css';
import '#ui/tray.css';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#browser/motion.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import type { ListedFlavour } from '#ui/FlavourList.tsx';
import { ImageTray } from '#ui/ImageTray.tsx';

/** The orders whose box has closed in this tab. */
const CLOSED_KEY = 'closedBoxes';

/** How long the open box shows before its lid comes down, and how long that takes, in milliseconds. */
const WAIT_MS = 900;
const CLOSE_MS = 500;

const parseClosed = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((order) => typeof order === 'string') : null;

const hasClosed = (order: string): boolean =>
  readStored(CLOSED_KEY, parseClosed, 'sessionStorage')?.includes(order) ?? false;

function keepClosed(order: string): void {
  const orders = readStored(CLOSED_KEY, parseClosed, 'sessionStorage') ?? [];
  writeStored(CLOSED_KEY, [...orders, order], 'sessionStorage');
}

/** The closed box stands this much higher: the lid no longer needs the wall. */
const RISE = '-9cqi';

/** Returns the positions of a lid on its way from the wall down onto the tray, in shares of its own height. */
function lidPath(lid: HTMLElement, tray: HTMLElement): Keyframe[] {
  const { offsetWidth, offsetHeight } = lid;
  const scale = 1.02 * Math.max(tray.offsetWidth / offsetWidth, tray.offsetHeight / offsetHeight);
  const down = 50 * (tray.offsetHeight / offsetHeight + scale);
  const at = (y: string, tilt: number, size: number): Keyframe => ({
    transform: `perspective(150cqi) translateY(${y}) rotateX(${tilt}deg) scale(${size})`,
  });
  return [
    at('0%', 46, 1),
    at(`${down * 0.3}%`, 32, scale * 1.06),
    at(`calc(${down}% + ${RISE})`, 0, scale),
  ];
}

/** Lays the lid onto the tray: once per order before the shopper's eyes, later at once. */
function closeLid(lid: HTMLElement, tray: HTMLElement, order: string): void {
  const isSeen = hasClosed(order);
  const timing: KeyframeAnimationOptions = {
    duration: isSeen ? 0 : CLOSE_MS,
    delay: isSeen ? 0 : WAIT_MS,
    easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
    fill: 'forwards',
  };
  lid.animate(lidPath(lid, tray), timing);
  tray.animate([{ translate: '0 0' }, { translate: `0 ${RISE}` }], timing);
  if (!isSeen) keepClosed(order);
}

interface Props {
  /** The order's number; without it the box stays open. */
  order: string | null;
  /** The URL of the lid's image. */
  lid: string;
  flavours: readonly ListedFlavour[];
}

/** A box whose lid closes over its tray once most of it is in view. Without motion it stays open. */
export function ClosingBox({ order, lid, flavours }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [lidPart, tray] = [...(box.current?.querySelectorAll<HTMLElement>(':scope > *') ?? [])];
    if (order === null || !box.current || !lidPart || !tray || prefersReducedMotion()) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        closeLid(lidPart, tray, order);
      },
      { threshold: hasClosed(order) ? 0 : 0.7 },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [order]);
  return (
    <div className="open-box" ref={box} aria-hidden="true">
      <div className="open-box__lid">
        <img src={lid} alt="" width="650" height="500" />
      </div>
      <ImageTray flavours={flavours} />
    </div>
  );
}
