import './avoided.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { BoxFlavours } from '#domain/box/avoided-boxes.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $avoided, $confirmed } from './avoid-list.ts';
import { areConfirmed, askToConfirm } from './avoided-in-boxes.ts';

interface Props {
  boxes: readonly BoxFlavours[];
  children: ReactNode;
}

/** A button to the missing confirmation of avoided allergens, in the place of the payment button (`children`) until it is ticked. */
export function ConfirmationButton({ boxes, children }: Props) {
  useStore($avoided);
  useStore($confirmed);
  useStore($catalogue);
  if (areConfirmed(boxes)) return children;
  return (
    <button type="button" className="button button--dark" onClick={() => askToConfirm(boxes)}>
      Confirm the allergens
    </button>
  );
}
