import type { HistoryBox, HistoryGoods } from '#domain/order/order-history.ts';
import type { FoundOrder } from './order-status.ts';
import styles from './thank-you.module.css';

interface Props {
  found: FoundOrder;
  goods: HistoryGoods | null;
}

const boxCount = (boxes: readonly HistoryBox[]): number =>
  boxes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the steps of the kitchen. A device that did not place the order knows neither its boxes nor its notes (`goods` is null). */
function kitchenSteps(goods: HistoryGoods | null): string[] {
  const cut = 'We cut your flavours and fill the box.';
  if (!goods) return [cut, 'If you added a note, someone here writes it out by hand.'];
  const boxes = goods.orderType === 'bulk' ? [] : goods.boxes;
  const notes = boxCount(boxes.filter((box) => box.hasNote));
  return [
    boxCount(boxes) > 1 ? 'We cut your flavours and fill the boxes.' : cut,
    ...(notes > 0 ? [`Someone here writes your note${notes > 1 ? 's' : ''} out by hand.`] : []),
  ];
}

function nextSteps({ found: { banner, order, isBulk }, goods }: Props): string[] {
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
      `They leave us ${order.leaves}.`,
      'Somebody signs for them at the door.',
    ];
  }
  return [
    ...kitchenSteps(goods),
    `It leaves us ${order.leaves}, and Royal Mail brings it to the door.`,
  ];
}

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
