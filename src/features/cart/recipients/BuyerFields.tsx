import { useStore } from '@nanostores/react';
import { MAX_COMPANY_LENGTH, MAX_PURCHASE_ORDER_LENGTH } from '#domain/order/order-limits.ts';
import { MAX_LENGTH } from '#domain/customer/customer.ts';
import { InputField } from '#ui/FormField.tsx';
import { useOpened } from '#ui/use-opened.ts';
import { $cartRecipients, updateBuyer } from '../cart-recipients.ts';
import { $recipientErrors, RECIPIENTS_FORM } from './recipient-checkout.ts';
import styles from './Recipients.module.css';
import { limitHint, MARKETING_CONSENT } from '#copy/fields.ts';

/** Who pays, and where the confirmation goes. */
export function BuyerFields() {
  const { buyer } = useStore($cartRecipients);
  const errors = useStore($recipientErrors);
  const isCompany = useOpened(buyer.company !== '' || buyer.purchaseOrder !== '');
  return (
    <div className={styles['form']}>
      <div className={styles['pair']}>
        <InputField
          form={RECIPIENTS_FORM}
          name="buyer-name"
          label="Your name"
          hint={limitHint(buyer.name, MAX_LENGTH.firstName, 'So that we know who it is from.')}
          errors={errors}
          autoComplete="name"
          maxLength={MAX_LENGTH.firstName}
          required
          value={buyer.name}
          onChange={({ target }) => updateBuyer({ name: target.value })}
        />
        <InputField
          form={RECIPIENTS_FORM}
          name="buyer-email"
          label="E-mail"
          hint="We confirm the order here."
          errors={errors}
          type="email"
          autoComplete="email"
          required
          value={buyer.email}
          onChange={({ target }) => updateBuyer({ email: target.value })}
        />
      </div>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={buyer.emailMarketingOptIn}
          onChange={({ target }) => updateBuyer({ emailMarketingOptIn: target.checked })}
        />
        {MARKETING_CONSENT}
      </label>
      <details open={isCompany || undefined}>
        <summary className="text-button">Ordering for a company?</summary>
        <div className={styles['pair']}>
          <InputField
            form={RECIPIENTS_FORM}
            name="buyer-company"
            label="Company (optional)"
            hint={limitHint(buyer.company, MAX_COMPANY_LENGTH)}
            errors={errors}
            autoComplete="organization"
            maxLength={MAX_COMPANY_LENGTH}
            value={buyer.company}
            onChange={({ target }) => updateBuyer({ company: target.value })}
          />
          <InputField
            form={RECIPIENTS_FORM}
            name="buyer-purchase-order"
            label="Purchase order number (optional)"
            hint={limitHint(buyer.purchaseOrder, MAX_PURCHASE_ORDER_LENGTH)}
            errors={errors}
            autoComplete="off"
            maxLength={MAX_PURCHASE_ORDER_LENGTH}
            value={buyer.purchaseOrder}
            onChange={({ target }) => updateBuyer({ purchaseOrder: target.value })}
          />
        </div>
      </details>
    </div>
  );
}
