import { totalQuantity } from '#domain/catalogue.ts';
import { historyBoxes, type PastOrder } from '#domain/order/order-history.ts';
import { hasContents } from '#features/order/order-contents.ts';
import type { FoundOrder } from './order-status.ts';
import styles from './thank-you.module.css';

interface Props {
  found: FoundOrder;
  /** The order as this device remembers it. */
  pastOrder: PastOrder | null;
}

/** The part of an ordered box that the steps mention. */
interface PreparedBox {
  quantity: number;
  hasNote: boolean;
}

/** Returns the boxes of an order; null where neither server nor device knows them. */
function preparedBoxes({ found: { contents }, pastOrder }: Props): readonly PreparedBox[] | null {
  if (contents && hasContents(contents)) return contents.parcels.flatMap(({ boxes }) => boxes);
  return pastOrder && historyBoxes(pastOrder);
}

/** Returns the steps of the kitchen; of boxes that are unknown (null), those that may come. */
function kitchenSteps(boxes: readonly PreparedBox[] | null): string[] {
  const cut = 'We cut your flavours and fill the box.';
  if (!boxes) return [cut, 'If you added a note, someone here writes it out by hand.'];
  const notes = totalQuantity(boxes.filter((box) => box.hasNote));
  return [
    totalQuantity(boxes) > 1 ? 'We cut your flavours and fill the boxes.' : cut,
    ...(notes > 0 ? [`Someone here writes your note${notes > 1 ? 's' : ''} out by hand.`] : []),
  ];
}

function nextSteps(props: Props): string[] {
  const { banner, order, isBulk } = props.found;
  if (banner === 'pending') {
    return [
      'Your bank confirms the payment.',
      'We e-mail you the confirmation.',
      'We get the pan on.',
    ];
  }
  if (isBulk) {
    return [
      'We cut your slices and pack them for the journey.',
      ...order.parcels.map(({ leaves }) => `They leave us ${leaves}.`),
      'Somebody signs for them at the door.',
    ];
  }
  return [
    ...kitchenSteps(preparedBoxes(props)),
    ...order.parcels.map(
      ({ leaves }, index, { length }) =>
        `${length > 1 ? `Parcel ${index + 1}` : 'It'} leaves us ${leaves}, and Royal Mail brings it to the door.`,
    ),
  ];
}

/** What happens next to a paid order, in order. */
export function NextSteps(props: Props) {
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 className="h2" id="next-steps">
        What happens next
      </h2>
      <ol className={styles.steps}>
        {nextSteps(props).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
