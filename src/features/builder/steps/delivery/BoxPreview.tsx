import { useStore } from '@nanostores/react';
import { lidImage } from '#assets/images.ts';
import { keyringOf } from '#domain/box/draft.ts';
import { $box } from '../../draft/box.ts';
import { $keyring, $selection } from '../../draft/draft.ts';
import { $chosenDesign } from '../../draft/chosen-design.ts';
import { KeyringPreview } from '../../parts/KeyringPreview.tsx';
import { Tray } from '../../parts/Tray.tsx';
import styles from './BoxPreview.module.css';

/** The lid, the open box and the keyring in one image. Hidden from screen readers: `BoxSummary` says the same in text. */
export function BoxPreview() {
  const box = useStore($box);
  const design = useStore($chosenDesign);
  const selection = useStore($selection);
  const keyring = keyringOf({ keyring: useStore($keyring) });
  if (!box) return null;
  return (
    <div className={`surface-wood ${styles['preview']}`} aria-hidden="true">
      {design && (
        <div className={`card__image card__image--lid ${styles['lid']}`}>
          <img src={lidImage(design.slug)} alt="" width="650" height="500" />
        </div>
      )}
      <Tray box={box} selection={selection} isSmall />
      {keyring && <KeyringPreview keyring={keyring} isSmall />}
    </div>
  );
}
