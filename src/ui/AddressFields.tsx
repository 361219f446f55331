import './place-row.css';
import { InputField } from './FormField.tsx';
import type { InputHTMLAttributes } from 'react';
import type { FieldError } from '#contract/form-fields.ts';
import type { PostalAddress } from '#domain/customer/customer.ts';

interface Props {
  /** The id of the form, and the beginning of its fields' ids. */
  form: string;
  typed: PostalAddress;
  errors: readonly FieldError[];
  onType: (typed: PostalAddress) => void;
}

/** The fields of somebody else's name and address, which the browser does not fill in. */
export function AddressFields({ form, typed, errors, onType }: Props) {
  const field = (
    name: keyof PostalAddress,
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
      value={typed[name]}
      onChange={({ target }) => onType({ ...typed, [name]: target.value })}
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
      <div className="form-row form-row--short form-row--place">
        {field('city', 'Town or city')}
        {field('postcode', 'Postcode', { required: true, autoCapitalize: 'characters' })}
      </div>
    </>
  );
}
