import { useStore } from '@nanostores/react';
import { ENQUIRY_TYPES, MAX_FIELD_LENGTH } from '#domain/enquiry.ts';
import { $presetMessage } from '#stores/bulk-enquiry.ts';
import { enquiryForm } from '#stores/message-form.ts';
import { FormField } from '../FormField.tsx';
import { MessageForm } from './MessageForm.tsx';
import { PersonFields } from './PersonFields.tsx';

const ID = 'enquiry-form';

/** The form of the weddings page (Spec 2 §3); its message begins with what was being ordered. */
export function EnquiryForm({ labelledBy = 'enquiry-title' }: { labelledBy?: string }) {
  const preset = useStore($presetMessage, { ssr: 'initial' });
  return (
    <MessageForm form={enquiryForm} id={ID} labelledBy={labelledBy} action="Send enquiry">
      {(mistakes) => (
        <>
          <PersonFields form={ID} mistakes={mistakes} />
          <div className="form-row">
            <FormField form={ID} name="enquiryType" label="What is it for?" mistakes={mistakes}>
              {(control) => (
                <select {...control} required>
                  {ENQUIRY_TYPES.map((type) => (
                    <option key={type}>{type}</option>
                  ))}
                </select>
              )}
            </FormField>
            <FormField form={ID} name="eventDate" label="Date (optional)" mistakes={mistakes}>
              {(control) => <input {...control} type="date" />}
            </FormField>
          </div>
          <FormField form={ID} name="message" label="Message" mistakes={mistakes}>
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
