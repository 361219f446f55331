import '#ui/place-row.css';
import { useStore } from '@nanostores/react';
import type { InputHTMLAttributes } from 'react';
import type { CustomerInfo, PostalAddress } from '#domain/customer/customer.ts';
import { formatPostcode } from '#domain/customer/address-rules.ts';
import type { Recipient } from '#domain/cart/recipients.ts';
import { RequestedDayField } from '#features/delivery/RequestedDayField.tsx';
import { DeliveryMethods } from '#features/delivery/DeliveryMethods.tsx';
import { InputField } from '#ui/FormField.tsx';
import { updateAddress, updateRecipient } from './edit-recipients.ts';
import {
  $recipientErrors,
  RECIPIENTS_FORM,
  fieldElementId,
  fieldOf,
} from './recipient-checkout.ts';
import styles from './Recipients.module.css';

type AddressField = keyof PostalAddress;

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'required' | 'onBlur'
> {
  recipient: Recipient;
  field: AddressField;
  label: string;
}

function Field({ recipient: { id, customer }, field, label, ...input }: FieldProps) {
  return (
    <InputField
      form={RECIPIENTS_FORM}
      name={fieldOf(id, field)}
      label={label}
      errors={useStore($recipientErrors)}
      autoComplete="off"
      autoCapitalize="words"
      value={customer[field]}
      onChange={({ target }) => {
        const changes: Partial<CustomerInfo> = { [field]: target.value };
        updateAddress(id, changes);
      }}
      {...input}
    />
  );
}

/** The address and the delivery of a person. It is saved while typing. */
export function RecipientForm({ recipient }: { recipient: Recipient }) {
  const { id, shippingId, arriveOn, customer } = recipient;
  return (
    <div className={styles['form']}>
      <div className="form-row form-row--short">
        <Field recipient={recipient} field="firstName" label="First name" required />
        <Field recipient={recipient} field="lastName" label="Last name" required />
      </div>
      <div className={styles['pair']}>
        <Field recipient={recipient} field="address1" label="Address line 1" required />
        <Field recipient={recipient} field="address2" label="Address line 2 (optional)" />
      </div>
      <div className="form-row form-row--short form-row--place">
        <Field recipient={recipient} field="city" label="Town or city" required />
        <Field
          recipient={recipient}
          field="postcode"
          label="Postcode"
          autoCapitalize="characters"
          required
          onBlur={() => updateAddress(id, { postcode: formatPostcode(customer.postcode) })}
        />
      </div>
      <fieldset className={styles['shipping']}>
        <legend>Delivery to this person</legend>
        <DeliveryMethods
          name={fieldElementId(fieldOf(id, 'shipping'))}
          chosenId={shippingId}
          onChoose={(chosen) => updateRecipient(id, { shippingId: chosen })}
        />
      </fieldset>
      <RequestedDayField
        shippingId={shippingId}
        arriveOn={arriveOn}
        onChange={(day) => updateRecipient(id, { arriveOn: day })}
      />
    </div>
  );
}
