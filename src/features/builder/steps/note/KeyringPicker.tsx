import { useStore } from '@nanostores/react';
import { afterPaint } from '#browser/after-paint.ts';
import { acknowledge } from '#browser/busy.ts';
import { keyringImage } from '#assets/images.ts';
import { keyringSlug, mainKeyrings } from '#domain/box/keyrings.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { clickKeyring } from '../../draft/box.ts';
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx';
import { Tick } from '#ui/Tick.tsx';
import styles from './KeyringPicker.module.css';

/** Scrolls the chosen keyring to the middle of the row if it stands beyond the row's end. */
function showInRow(item: HTMLElement | null): void {
  afterPaint(() => {
    const row = item?.parentElement;
    if (!row) return;
    const { offsetLeft, offsetWidth } = item;
    const start = offsetLeft + offsetWidth - row.clientWidth;
    if (start > row.scrollLeft) row.scrollLeft = start + (row.clientWidth - offsetWidth) / 2;
  }).request();
}

/** The keyrings as toggle buttons. A click on the chosen one deselects it. */
export function KeyringPicker({ chosenId }: { chosenId: number | null }) {
  const keyrings = mainKeyrings(useStore($catalogue));
  const index = keyrings.findIndex(({ id }) => id === chosenId);
  return (
    <>
      <p className={styles['place']} aria-hidden="true">
        {index < 0 ? `${keyrings.length} designs` : `Design ${index + 1} of ${keyrings.length}`}
      </p>
      <ul className={styles['picker']} aria-label="Keyring">
        {keyrings.map((keyring) => {
          const isChosen = keyring.id === chosenId;
          return (
            <li key={keyring.id} ref={isChosen ? showInRow : undefined}>
              <button
                type="button"
                className={`card ${isChosen ? 'card--selected' : ''}`}
                aria-pressed={isChosen}
                onClick={({ currentTarget }) =>
                  acknowledge(currentTarget, () => clickKeyring(keyring.id))
                }
              >
                <span className="card__image">
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
