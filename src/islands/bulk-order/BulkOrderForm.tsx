import '#styles/field.css';
import { useLayoutEffect, type ReactNode, type SyntheticEvent } from 'react';
import { orderSlices } from '#stores/bulk-checkout.ts';
import { recallOrder } from '#stores/bulk-draft-storage.ts';
import { $canOrder, $slicesError } from '#stores/bulk-order.ts';
import { startClock } from '#stores/clock.ts';
import { watchReturn } from '#stores/payment.ts';
import { focusOn } from '#browser/focus.ts';
import { BulkSummary } from './BulkSummary.tsx';
import { FLAVOUR_OPTIONS_ID, FlavourFields } from './FlavourFields.tsx';
import { NeededDateField } from './NeededDateField.tsx';
import { SLICES_ID, SliceFields } from './SliceFields.tsx';
import styles from './BulkOrderForm.module.css';

/** What the page cannot know before it is shown: the time, an order begun here earlier, and a return from payment. */
function wake(): () => void {
  startClock();
  recallOrder();
  return watchReturn();
}

/** An order that is not complete leads to the field that it lacks. */
function submit(event: SyntheticEvent): void {
  event.preventDefault();
  if ($canOrder.get()) orderSlices();
  else focusOn($slicesError.get() === undefined ? FLAVOUR_OPTIONS_ID : SLICES_ID);
}

/** The calculator; its children are the assortment, as the page paints it. */
export function BulkOrderForm({ children }: { children?: ReactNode }) {
  // Before anything that was entered meanwhile is entered again: what is on the screen outlasts what was remembered.
  useLayoutEffect(wake, []);
  return (
    <form className={styles['order']} method="dialog" noValidate onSubmit={submit}>
      <div className={styles['fields']}>
        <SliceFields />
        <FlavourFields assortment={children} />
        <NeededDateField />
      </div>
      <BulkSummary />
    </form>
  );
}
