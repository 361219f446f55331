import { useStore } from '@nanostores/react';
import { formatPounds } from '#domain/money.ts';
import { $quote } from '../../draft/box.ts';
import styles from './KeyringPrice.module.css';

/** What the chosen keyring and its names add to the price of the box: "Keyring, 2 names +£8.97". */
export function KeyringPrice() {
  const lines = useStore($quote)?.lines ?? [];
  const keyrings = lines.filter(({ product }) => product.kind === 'keyring');
  if (keyrings.length === 0) return null;
  const names = keyrings.length - 1;
  const pence = keyrings.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  return (
    <div className={styles['price']}>
      <p className="page small">
        {names === 0 ? 'Keyring' : `Keyring, ${names} ${names === 1 ? 'name' : 'names'}`}{' '}
        <strong>{`+${formatPounds(pence)}`}</strong>
      </p>
    </div>
  );
}
