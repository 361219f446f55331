import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { afterPaint } from '#browser/after-paint.ts';
import { acknowledge } from '#browser/busy.ts';
import { keyringImage } from '#assets/images.ts';
import { keyringSlug, mainKeyrings } from '#domain/box/keyrings.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { clickKeyring } from '../../draft/box.ts';
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx';
import { Tick } from '#ui/Tick.tsx';
import styles from './KeyringPicker.module.css';

/** Scrolls the chosen keyring to the middle of the row, unless the row shows all of it. */
function showChosen({ scrollLeft, clientWidth, children }: HTMLElement, place: number): void {
  const chosen = children[place];
  if (!(chosen instanceof HTMLElement)) return;
  const { offsetLeft, offsetWidth, parentElement } = chosen;
  const isShown = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
  if (!isShown) parentElement?.scrollTo({ left: offsetLeft - (clientWidth - offsetWidth) / 2 });
}

/** The keyrings as toggle buttons. A click on the chosen one deselects it. */
export function KeyringPicker({ chosenId }: { chosenId: number | null }) {
  const keyrings = mainKeyrings(useStore($catalogue));
  const place = keyrings.findIndex(({ id }) => id === chosenId);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { cancel, request } = afterPaint(() => row.current && showChosen(row.current, place));
    request();
    return cancel;
  }, [place]);
  return (
    <>
      <p className={styles['place']} aria-hidden="true">
        {place < 0
          ? `${keyrings.length} designs ›`
          : `${place + 1} of ${keyrings.length} designs ›`}
      </p>
      <ul ref={row} className={styles['picker']} aria-label="Keyring">
        {keyrings.map((keyring) => {
          const isChosen = keyring.id === chosenId;
          return (
            <li key={keyring.id}>
              <button
                type="button"
                className={`card ${isChosen ? 'card--selected' : ''}`}
                aria-pressed={isChosen}
                onClick={({ currentTarget }) =>
                  acknowledge(currentTarget, () => clickKeyring(keyring.id))
                }
              >
                <span className="card__image card__image--lettered">
                  <ResponsiveImage
                    image={keyringImage(keyringSlug(keyring))}
                    sizes="(max-width: 40rem) 30vw, 180px"
                  />
                  {isChosen && (
                    <span className="badge badge--secondary">
                      <Tick />
                      <span className={styles['chosen']}>Chosen</span>
                    </span>
                  )}
                </span>
                <span className={styles['title']}>{keyring.title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
