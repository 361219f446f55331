import { useStore } from '@nanostores/react';
import { flavourOptionText } from '#copy/bulk.ts';
import { MAX_BULK_FLAVOURS, type FlavourOption } from '#domain/bulk/bulk-flavours.ts';
import { $assortment, $flavourChoice, setFlavourOption } from './bulk-order.ts';
import { assortmentText } from './copy.ts';
import { Assortment } from './Assortment.tsx';
import { CustomFlavours } from './CustomFlavours.tsx';
import styles from './FlavourFields.module.css';

/** The choice between the assortment and custom flavours. */
export function FlavourFields() {
  const { option: chosen } = useStore($flavourChoice);
  const { length } = useStore($assortment);
  const options: readonly { option: FlavourOption; name: string; text: string }[] = [
    {
      option: 'assortment',
      name: flavourOptionText('assortment'),
      text: assortmentText(length),
    },
    {
      option: 'custom',
      name: `Choose up to ${MAX_BULK_FLAVOURS} myself`,
      text: 'From all we sell by the slice',
    },
  ];
  return (
    <fieldset className={styles['flavours']}>
      <legend>Flavours</legend>
      <div className={styles['options']}>
        {options.map(({ option, name, text }) => (
          <label key={option} className="radio-card">
            <input
              type="radio"
              name="option"
              value={option}
              checked={option === chosen}
              onChange={() => setFlavourOption(option)}
            />
            <span>
              <strong>{name}</strong>
              <br />
              {text}
            </span>
          </label>
        ))}
      </div>
      {chosen === 'custom' ? <CustomFlavours /> : <Assortment />}
    </fieldset>
  );
}
