import { useStore } from '@nanostores/react';
import { formatPounds } from '#domain/money.ts';
import { $quote } from '../../draft/box.ts';

/** What the chosen keyring with its names adds to the price of the box: "Keyring +£8.97". */
export function KeyringPrice() {
  const [box, ...keyrings] = useStore($quote)?.lines ?? [];
  if (!box || keyrings.length === 0) return null;
  const pence = keyrings.reduce((sum, { unitPence }) => sum + unitPence, 0);
  return (
    <span className="small">
      Keyring <strong>{`+${formatPounds(pence)}`}</strong>
    </span>
  );
}
