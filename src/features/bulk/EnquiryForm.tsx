import { useStore } from '@nanostores/react';
import { ENQUIRY_TYPES } from '#domain/message.ts';
import { $prefilledMessage } from './bulk-order.ts';
import { enquiryForm } from '#features/contact/message-form.ts';
import { EmailField } from '#ui/EmailField.tsx';
import { FormField, InputField, PhoneField } from '#ui/FormField.tsx';
import { MessageForm } from '#features/contact/MessageForm.tsx';

const ID = 'enquiry-form';

/** The form of the weddings page. Its message starts with the bulk order that the link was opened from, if any. */
export function EnquiryForm() {
  const preset = useStore($prefilledMessage, { ssr: 'initial' });
  return (
    <MessageForm
      form={enquiryForm}
      id={ID}
      labelledBy="enquiry-title"
      submitLabel="Send enquiry"
      onSent={() => $prefilledMessage.set('')}
    >
      {(errors) => (
        <>
          <div className="form-row form-row--short">
            <InputField
              form={ID}
              name="firstName"
              label="First name"
              errors={errors}
              autoComplete="given-name"
              required
            />
            <InputField
              form={ID}
              name="lastName"
              label="Last name"
              errors={errors}
              autoComplete="family-name"
              required
            />
          </div>
          <div className="form-row">
            <EmailField form={ID} errors={errors} />
            <PhoneField form={ID} errors={errors} />
          </div>
          <div className="form-row">
            <FormField form={ID} name="enquiryType" label="What is it for?" errors={errors}>
              {(control) => (
                <select {...control} required>
                  {ENQUIRY_TYPES.map((type) => (
                    <option key={type}>{type}</option>
                  ))}
                </select>
              )}
            </FormField>
            <InputField
              form={ID}
              name="eventDate"
              label="Date (optional)"
              errors={errors}
              type="date"
            />
          </div>
          <FormField form={ID} name="message" label="Message" errors={errors}>
            {(control) => <textarea {...control} defaultValue={preset} required />}
          </FormField>
        </>
      )}
    </MessageForm>
  );
}
