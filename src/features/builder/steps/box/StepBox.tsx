import '#ui/card.css';
import '#ui/badge.css';
import '#ui/box-picture.css';
import '#ui/card-section.css';
import { useStore } from '@nanostores/react';
import { findById, type BoxGroup } from '#domain/catalogue.ts';
import { $arrivalText } from '../../draft/arrival-text.ts';
import { $boxId } from '../../draft/draft.ts';
import { $catalogue } from '#features/catalogue/box-catalogue.ts';
import { $wantedFlavourId } from '../../draft/step.ts';
import { BoxCard } from './BoxCard.tsx';
import { StepHeading } from '../../parts/StepHeading.tsx';
import styles from './StepBox.module.css';
import { FREE_DELIVERY } from '#copy/delivery.ts';

const groups: readonly { name: BoxGroup; about: string }[] = [
  { name: 'Fudge Selection Boxes', about: 'A tray of pieces, each one your choice.' },
  { name: 'Fudge Bar Options', about: 'Thick bars of fudge, one flavour to a bar.' },
  { name: 'Fudge Bag Options', about: 'Four bags of pieces, one flavour in each.' },
];

/** How many boxes a phone shows before anybody scrolls. */
const BOXES_ON_FIRST_SCREEN = 2;

/** The boxes by group. Prerendered. */
export function StepBox() {
  const boxId = useStore($boxId);
  const { boxes, flavours } = useStore($catalogue);
  const arrival = useStore($arrivalText);
  const wantedId = useStore($wantedFlavourId);
  const wantedFlavour = wantedId === null ? undefined : findById(flavours, wantedId);
  return (
    <>
      <StepHeading step="box">
        <p className={styles['delivery']}>{`${FREE_DELIVERY} ${arrival && `${arrival}.`}`}</p>
        {wantedFlavour && <p>Choose a box, and {wantedFlavour.name} goes in first.</p>}
      </StepHeading>
      {groups.map(({ name, about }) => (
        <section key={name} className={`card-section ${styles['group']}`} aria-label={name}>
          <div>
            <h2 className="card-section__title">{name}</h2>
            <p className="muted small">{about}</p>
          </div>
          <ul className="card-grid">
            {boxes
              .filter((box) => box.group === name)
              .map((box) => (
                <BoxCard
                  key={box.id}
                  box={box}
                  isChosen={box.id === boxId}
                  isFirst={boxes.indexOf(box) < BOXES_ON_FIRST_SCREEN}
                />
              ))}
            {name === 'Fudge Bag Options' && (
              <li className={`card ${styles['filled']}`}>
                <p className="card__name">Short of time?</p>
                <p>Take a box that we have filled for you.</p>
                <a className="button button--secondary" href="/shop-boxes">
                  <span>
                    See <span className="nowrap">ready-made</span> boxes
                  </span>
                </a>
              </li>
            )}
          </ul>
        </section>
      ))}
    </>
  );
}
