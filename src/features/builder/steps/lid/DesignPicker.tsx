import '#ui/button-selected.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { lidImage } from '#assets/images.ts';
import { acknowledge } from '#browser/busy.ts';
import { openDialog } from '#browser/open-dialog.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { lidDesignsIn, findLidCategory, type LidChoice } from '#domain/box/lids.ts';
import { $lidPicker, closePicker, confirmDesign, pickDesign } from './lid-picker.ts';
import { Tick } from '#ui/Tick.tsx';
import styles from './DesignPicker.module.css';

/** Closes the dialog first: the focus returns before anything changes, so the browser lays the page out once. */
function pick(name: string, button: HTMLElement): void {
  button.closest('dialog')?.close();
  pickDesign(name);
}

function Designs({ categoryId, designName }: LidChoice) {
  const catalogue = useStore($catalogue);
  const designs = lidDesignsIn(categoryId, catalogue);
  return (
    <>
      {designs.length === 1 && (
        <p className={styles['only']}>
          Our only design with these words. Close this to choose another lid.
        </p>
      )}
      <ul className={`card-grid ${styles['designs']}`}>
        {designs.map(({ name, slug }) => {
          const isPicked = name === designName;
          return (
            <li
              key={slug}
              className={`card ${styles['design']} ${isPicked ? 'card--selected' : ''}`}
            >
              <div className="card__image card__image--lid">
                <img src={lidImage(slug)} alt="" width="650" height="500" />
              </div>
              <h3 className="card__name">{name}</h3>
              <button
                type="button"
                className={`button button--small ${isPicked ? 'button--selected' : 'button--secondary'}`}
                onClick={({ currentTarget }) =>
                  acknowledge(currentTarget, () => pick(name, currentTarget))
                }
              >
                {isPicked && <Tick />}
                <span>{isPicked ? 'Picked' : 'Pick'}</span>
                <span className="visually-hidden"> ({name})</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function PickerBody({ picker }: { picker: LidChoice }) {
  const [isReminderShown, setReminderShown] = useState(false);
  const catalogue = useStore($catalogue);
  const category = findLidCategory(picker.categoryId, catalogue);
  return (
    <>
      <div className="dialog__head">
        <h2 id="picker-title">{`Select a ${category?.name ?? ''} Design`}</h2>
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={closePicker}
        >
          Close<span aria-hidden="true"> ×</span>
        </button>
      </div>
      <div className="dialog__body">
        <Designs {...picker} />
      </div>
      <div className="dialog__foot">
        <p className={styles['reminder']} role="alert">
          {isReminderShown && 'Pick a design first.'}
        </p>
        <button type="button" className="button button--secondary" onClick={closePicker}>
          Cancel
        </button>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={picker.designName === null || undefined}
          onClick={() => setReminderShown(!confirmDesign())}
        >
          Confirm Selection
        </button>
      </div>
    </>
  );
}

/** A dialog with the designs of one lid category. Closing it without picking keeps the earlier choice. */
export function DesignPicker() {
  const picker = useStore($lidPicker);
  const isOpen = picker !== null;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    openDialog(element);
    return () => element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${styles['picker']}`}
      aria-labelledby="picker-title"
      onClose={closePicker}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) closePicker();
      }}
    >
      {picker && <PickerBody picker={picker} />}
    </dialog>
  );
}
