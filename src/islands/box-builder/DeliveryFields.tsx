import { useStore } from '@nanostores/react';
import { looksLikeUkPostcode } from '#domain/delivery-rules.ts';
import { changeCustomer } from '#stores/box.ts';
import { $draft } from '#stores/draft.ts';
import { TextField } from './TextField.tsx';
import styles from './DeliveryFields.module.css';

function PostcodeField() {
  const { postcode } = useStore($draft).customer;
  const isOdd = postcode.trim() !== '' && !looksLikeUkPostcode(postcode);
  return (
    <TextField
      field="postcode"
      label="Postcode"
      autoComplete="postal-code"
      hint={isOdd ? 'This does not look like a UK postcode. Please check it.' : ''}
    />
  );
}

export function DeliveryFields() {
  const { emailMarketingOptIn } = useStore($draft).customer;
  return (
    <>
      <section className={styles['group']} aria-labelledby="delivery-title">
        <h2 id="delivery-title">Delivery address</h2>
        <div className="form-row">
          <TextField field="firstName" label="First name" autoComplete="given-name" />
          <TextField field="lastName" label="Last name" autoComplete="family-name" />
        </div>
        <TextField field="address1" label="Address line 1" autoComplete="address-line1" />
        <TextField
          field="address2"
          label="Address line 2 (optional)"
          autoComplete="address-line2"
        />
        <div className="form-row">
          <TextField field="city" label="Town or city" autoComplete="address-level2" />
          <PostcodeField />
        </div>
      </section>
      <section className={styles['group']} aria-labelledby="updates-title">
        <h2 id="updates-title">Order updates</h2>
        <TextField field="email" label="E-mail" type="email" autoComplete="email" />
        <label className="tick">
          <input
            type="checkbox"
            checked={emailMarketingOptIn}
            onChange={({ target }) => changeCustomer({ emailMarketingOptIn: target.checked })}
          />
          Send me the occasional e-mail about new flavours. You can stop it at any time.
        </label>
      </section>
    </>
  );
}
