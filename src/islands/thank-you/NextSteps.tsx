import type { PlacedGoods } from '#domain/placed-order.ts';
import type { FoundOrder } from '#stores/order-summary.ts';
import styles from './thank-you.module.css';

interface Props {
  found: FoundOrder;
  goods: PlacedGoods | null;
}

/** A device that did not place the order does not know whether there is a note. */
function noteSteps(goods: PlacedGoods | null): string[] {
  if (!goods) return ['If you added a note, someone here writes it out by hand.'];
  const hasNote = goods.orderType !== 'bulk' && goods.boxes.some((box) => box.hasNote);
  return hasNote ? ['Someone here writes your note out by hand.'] : [];
}

function stepsOf({ found: { banner, order, isBulk }, goods }: Props): string[] {
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
    'We cut your flavours and fill the box.',
    ...noteSteps(goods),
    `It leaves us ${order.leaves}, and Royal Mail brings it to the door.`,
  ];
}

export function NextSteps(props: Props) {
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 className="t-2" id="next-steps">
        What happens next
      </h2>
      <ol className={styles.steps}>
        {stepsOf(props).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
