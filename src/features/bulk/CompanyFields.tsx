import { useStore } from '@nanostores/react';
import { limitHint } from '#copy/fields.ts';
import { MAX_COMPANY_LENGTH, MAX_PURCHASE_ORDER_LENGTH } from '#domain/order/order-limits.ts';
import { InputField } from '#ui/FormField.tsx';
import { $company, setCompany } from './bulk-order.ts';
import styles from './BulkOrderForm.module.css';

const FORM = 'bulk';

/** The company that pays and its purchase order number, folded away for private persons. */
export function BulkCompanyFields() {
  const { company, purchaseOrder } = useStore($company);
  const isCompany = company !== '' || purchaseOrder !== '';
  return (
    <details className={styles['company']} open={isCompany || undefined}>
      <summary className="text-button">Ordering for a company?</summary>
      <div className="form-row">
        <InputField
          form={FORM}
          name="company"
          label="Company (optional)"
          hint={limitHint(company, MAX_COMPANY_LENGTH)}
          errors={[]}
          autoComplete="organization"
          maxLength={MAX_COMPANY_LENGTH}
          value={company}
          onChange={({ target }) => setCompany({ company: target.value })}
        />
        <InputField
          form={FORM}
          name="purchaseOrder"
          label="Purchase order number (optional)"
          hint={limitHint(purchaseOrder, MAX_PURCHASE_ORDER_LENGTH)}
          errors={[]}
          autoComplete="off"
          maxLength={MAX_PURCHASE_ORDER_LENGTH}
          value={purchaseOrder}
          onChange={({ target }) => setCompany({ purchaseOrder: target.value })}
        />
      </div>
      <p className="field__hint">Both stand on your confirmation.</p>
    </details>
  );
}
