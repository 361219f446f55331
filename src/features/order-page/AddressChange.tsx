import { useState, type InputHTMLAttributes } from 'react';
import type { OrderPageParcel } from '#contract/order-page.ts';
import { deliveryFieldErrorText } from '#copy/fields.ts';
import { addressLines, emptyCustomer, MAX_LENGTH } from '#domain/customer/customer.ts';
import { addressErrors, formatPostcode } from '#domain/delivery/delivery-rules.ts';
import { InputField } from '#ui/FormField.tsx';
import { ChangeablePart } from './ChangeablePart.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import styles from './OrderPage.module.css';

type Address = NonNullable<OrderPageParcel['recipient']>;

const NO_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  postcode: '',
};

/** Returns an address with both names: the payment page asks for the whole name in one field. */
function withBothNames(address: Address): Address {
  const words = address.firstName.split(' ');
  if (address.lastName !== '' || words.length < 2) return address;
  return { ...address, firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

interface FormProps {
  parcel: OrderPageParcel;
  onClose: (isSaved: boolean) => void;
}

function AddressForm({ parcel, onClose }: FormProps) {
  const [typed, setTyped] = useState(() => withBothNames(parcel.recipient ?? NO_ADDRESS));
  const form = `address-${parcel.id}`;

  function read() {
    const address = { ...typed, postcode: formatPostcode(typed.postcode) };
    const wrong = addressErrors({ ...emptyCustomer, ...address });
    return wrong.length === 0
      ? { customerInfo: address }
      : wrong.map((error) => ({ field: error.field, message: deliveryFieldErrorText(error) }));
  }

  return (
    <ChangeForm
      parcel={parcel}
      form={form}
      title="Change the address"
      onClose={onClose}
      read={read}
    >
      {(errors) => {
        const field = (
          name: keyof Address,
          label: string,
          more: Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'autoCapitalize'> = {
            required: true,
          },
        ) => (
          <InputField
            form={form}
            name={name}
            label={label}
            errors={errors}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={MAX_LENGTH[name]}
            value={typed[name]}
            onChange={({ target }) => setTyped((all) => ({ ...all, [name]: target.value }))}
            {...more}
          />
        );
        return (
          <>
            <div className="form-row form-row--short">
              {field('firstName', 'First name')}
              {field('lastName', 'Last name')}
            </div>
            {field('address1', 'Address line 1')}
            {field('address2', 'Address line 2 (optional)', {})}
            <div className="form-row">
              {field('city', 'Town or city')}
              {field('postcode', 'Postcode', { required: true, autoCapitalize: 'characters' })}
            </div>
          </>
        );
      }}
    </ChangeForm>
  );
}

/** Who receives a parcel, and the form that changes it. */
export function AddressChange({ parcel }: { parcel: OrderPageParcel }) {
  const { recipient } = parcel;
  const lines = recipient ? addressLines({ ...emptyCustomer, ...recipient }) : [];
  return (
    <ChangeablePart
      parcel={parcel}
      title="Where it goes"
      change="Change the address"
      form={(onClose) => <AddressForm parcel={parcel} onClose={onClose} />}
    >
      <address className={styles['address']}>{lines.join('\n')}</address>
    </ChangeablePart>
  );
}
