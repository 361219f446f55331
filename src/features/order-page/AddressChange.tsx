import { useState } from 'react';
import type { OrderPageParcel } from '#contract/order-page.ts';
import { addressErrorTexts } from '#copy/address-errors.ts';
import {
  addressLines,
  emptyCustomer,
  postalAddressOf,
  withBothNames,
} from '#domain/customer/customer.ts';
import { formatPostcode } from '#domain/customer/address-rules.ts';
import { AddressFields } from '#ui/AddressFields.tsx';
import { ChangeablePart } from './ChangeablePart.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import styles from './OrderPage.module.css';

interface FormProps {
  parcel: OrderPageParcel;
  onClose: (isSaved: boolean) => void;
}

function AddressForm({ parcel, onClose }: FormProps) {
  const [typed, setTyped] = useState(() =>
    withBothNames(parcel.recipient ?? postalAddressOf(emptyCustomer)),
  );
  const form = `address-${parcel.id}`;

  function read() {
    const address = { ...typed, postcode: formatPostcode(typed.postcode) };
    const wrong = addressErrorTexts(address, parcel.recipient?.postcode);
    return wrong.length === 0 ? { customerInfo: address } : wrong;
  }

  return (
    <ChangeForm
      parcel={parcel}
      form={form}
      title="Change the address"
      onClose={onClose}
      read={read}
    >
      {(errors) => <AddressFields form={form} typed={typed} errors={errors} onType={setTyped} />}
    </ChangeForm>
  );
}

/** Who receives a parcel, and the form that changes it. */
export function AddressChange({ parcel }: { parcel: OrderPageParcel }) {
  const { recipient } = parcel;
  const lines = recipient ? addressLines(recipient) : [];
  return (
    <ChangeablePart
      parcel={parcel}
      title="Where it goes"
      name="address"
      change="Change the address"
      words={lines.join(', ')}
      form={(onClose) => <AddressForm parcel={parcel} onClose={onClose} />}
    >
      <address className={styles['address']}>{lines.join('\n')}</address>
    </ChangeablePart>
  );
}
