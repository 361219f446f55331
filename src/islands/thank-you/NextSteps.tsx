import type { FoundOrder } from '#stores/order-summary.ts';
import styles from './thank-you.module.css';

function stepsOf({ banner, order, isBulk }: FoundOrder): string[] {
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
      `They leave us on ${order.dispatchDate}.`,
      'Somebody signs for them at the door.',
    ];
  }
  return [
    'We cut your flavours and fill the box.',
    'If you added a note, someone here writes it out by hand.',
    `It leaves us on ${order.dispatchDate}, and Royal Mail brings it to the door.`,
  ];
}

export function NextSteps({ found }: { found: FoundOrder }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 className="t-2" id="next-steps">
        What happens next
      </h2>
      <ol className={styles.steps}>
        {stepsOf(found).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
