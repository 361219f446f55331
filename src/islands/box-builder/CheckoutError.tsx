import { useStore } from '@nanostores/react';
import { $checkout } from '#stores/checkout-progress.ts';
import { DELIVERY_FORM } from '#stores/delivery-form.ts';
import styles from './CheckoutError.module.css';

export function CheckoutError() {
  const { error } = useStore($checkout);
  return (
    <div role="alert">
      {error !== null && (
        <div className={`alert ${styles['box']}`}>
          <h2>There was an error with your checkout:</h2>
          <p>{error}</p>
          <p>Your box and address are still here. Nothing has been charged.</p>
          <p>If this problem persists, please contact customer support.</p>
          <button type="submit" form={DELIVERY_FORM} className="button button--secondary">
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
