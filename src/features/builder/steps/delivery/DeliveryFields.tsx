import '#ui/place-row.css';
import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { postcodeHint } from '../../copy.ts';
import { updateCustomer } from '../../draft/box.ts';
import { $suggestedEmail, acceptSuggestedEmail } from './delivery-form.ts';
import { $customer } from '../../draft/draft.ts';
import { DeliveryTextField } from './DeliveryTextField.tsx';
import styles from './DeliveryFields.module.css';
import { MARKETING_CONSENT } from '#copy/fields.ts';

function PostcodeField() {
  const { postcode } = useStore($customer);
  return (
    <DeliveryTextField
      field="postcode"
      label="Postcode"
      autoComplete="shipping postal-code"
      autoCapitalize="characters"
      hint={postcodeHint(postcode)}
    />
  );
}

/** Asks "Did you mean edna@gmail.com?" Accepting moves the focus to the field, because the button disappears. */
function SuggestedEmail() {
  const email = useStore($suggestedEmail);
  const accept = (): void => {
    focusOn('email');
    acceptSuggestedEmail();
  };
  return (
    <div role="status">
      {email !== null && (
        <p>
          Did you mean{' '}
          <button type="button" className="text-button" onClick={accept}>
            {email}
          </button>
          ?
        </p>
      )}
    </div>
  );
}

function Address() {
  return (
    <section className={styles['group']} aria-labelledby="delivery-title">
      <div>
        <h2 id="delivery-title">Delivery address</h2>
        <p>Who receives it, and where?</p>
      </div>
      <div className="form-row form-row--short">
        <DeliveryTextField
          field="firstName"
          label="First name"
          autoComplete="shipping given-name"
        />
        <DeliveryTextField field="lastName" label="Last name" autoComplete="shipping family-name" />
      </div>
      <DeliveryTextField
        field="address1"
        label="Address line 1"
        autoComplete="shipping address-line1"
      />
      <DeliveryTextField
        field="address2"
        label="Address line 2 (optional)"
        autoComplete="shipping address-line2"
      />
      <div className="form-row form-row--short form-row--place">
        <DeliveryTextField
          field="city"
          label="Town or city"
          autoComplete="shipping address-level2"
        />
        <PostcodeField />
      </div>
    </section>
  );
}

/** The recipient's name and postal address, and the buyer's e-mail. */
export function DeliveryFields() {
  const { emailMarketingOptIn } = useStore($customer);
  return (
    <>
      <Address />
      <section className={styles['group']} aria-labelledby="updates-title">
        <div>
          <h2 id="updates-title">Order updates</h2>
          <p>Your own e-mail, even for a gift. We confirm the order here.</p>
        </div>
        <DeliveryTextField
          field="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="done"
        />
        <SuggestedEmail />
        <label className="checkbox">
          <input
            type="checkbox"
            checked={emailMarketingOptIn}
            onChange={({ target }) => updateCustomer({ emailMarketingOptIn: target.checked })}
          />
          {MARKETING_CONSENT}
        </label>
      </section>
    </>
  );
}
