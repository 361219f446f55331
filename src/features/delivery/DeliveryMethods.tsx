import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { deliveryService } from '#data/delivery-service.ts';
import type { ShippingId } from '#domain/catalogue.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { $arrivalTexts } from './arrival-texts.ts';
import styles from './delivery-method.module.css';
import { NonBreakingDates } from './NonBreakingDates.tsx';

interface Props {
  /** The name that its radio buttons share. */
  name: string;
  chosenId: ShippingId;
  onChoose: (id: ShippingId) => void;
  /** When each arrives, where it is not the soonest day. */
  arrivalTexts?: Readonly<Record<string, string>> | null;
}

/** The delivery methods to choose from, each with its arrival and price. */
export function DeliveryMethods({ name: group, chosenId, onChoose, arrivalTexts }: Props) {
  const soonest = useStore($arrivalTexts);
  const texts = arrivalTexts ?? soonest;
  return deliveryService.options.map(({ id, name, pricePence }) => (
    <label key={id} className={`radio-card ${styles['method']}`}>
      <input type="radio" name={group} checked={id === chosenId} onChange={() => onChoose(id)} />
      <strong>{name}</strong>
      <span className="small">
        <NonBreakingDates text={texts[id] ?? ''} />
      </span>
      <strong>{formatDeliveryPrice(pricePence)}</strong>
    </label>
  ));
}
