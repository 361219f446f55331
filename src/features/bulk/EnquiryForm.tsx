import { useStore } from '@nanostores/react';
import { ENQUIRY_TYPES, MAX_FIELD_LENGTH } from '#domain/bulk/enquiry.ts';
import { $prefilledMessage } from './bulk-enquiry.ts';
import { enquiryForm } from '#features/contact/message-form.ts';
import { FormField } from '#ui/FormField.tsx';
import { MessageForm } from '#features/contact/MessageForm.tsx';
import { SenderFields } from '#features/contact/SenderFields.tsx';

const ID = 'enquiry-form';

/** The form of the weddings page. Its message starts with the bulk order that the link was opened from, if any. */
export function EnquiryForm({ labelledBy = 'enquiry-title' }: { labelledBy?: string }) {
  const preset = useStore($prefilledMessage, { ssr: 'initial' });
  return (
    <MessageForm form={enquiryForm} id={ID} labelledBy={labelledBy} submitLabel="Send enquiry">
      {(errors) => (
        <>
          <SenderFields form={ID} errors={errors} />
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
            <FormField form={ID} name="eventDate" label="Date (optional)" errors={errors}>
              {(control) => <input {...control} type="date" />}
            </FormField>
          </div>
          <FormField form={ID} name="message" label="Message" errors={errors}>
            {(control) => (
              <textarea
                {...control}
                defaultValue={preset}
                maxLength={MAX_FIELD_LENGTH.message}
                required
              />
            )}
          </FormField>
        </>
      )}
    </MessageForm>
  );
}
