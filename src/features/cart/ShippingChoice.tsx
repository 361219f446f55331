import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { deliveryService } from '#data/delivery-service.ts';
import type { ShippingId } from '#domain/catalogue.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { $arrivalTexts } from '#features/delivery/arrival.ts';
import styles from '#features/delivery/delivery-method.module.css';
import { NonBreakingDates } from '#features/delivery/NonBreakingDates.tsx';

interface Props {
  /** The name that its radio buttons share. */
  name: string;
  chosenId: ShippingId;
  onChoose: (id: ShippingId) => void;
}

/** The delivery methods, each with its arrival and price. */
export function ShippingChoice({ name: group, chosenId, onChoose }: Props) {
  const arrivalTexts = useStore($arrivalTexts);
  return deliveryService.options.map(({ id, name, pricePence }) => (
    <label key={id} className={`radio-card ${styles['method']}`}>
      <input type="radio" name={group} checked={id === chosenId} onChange={() => onChoose(id)} />
      <strong>{name}</strong>
      <span className="small">
        <NonBreakingDates text={arrivalTexts[id] ?? ''} />
      </span>
      <strong>{formatDeliveryPrice(pricePence)}</strong>
    </label>
  ));
}
