import { CONTACT_SUBJECTS } from '#domain/message.ts';
import { EmailField } from '#ui/EmailField.tsx';
import { FormField, InputField, PhoneField } from '#ui/FormField.tsx';
import { contactForm } from './message-form.ts';
import { MessageForm } from './MessageForm.tsx';

const ID = 'contact';

/** The form of the contact page. */
export function ContactForm() {
  return (
    <MessageForm form={contactForm} id={ID} labelledBy="message-title" submitLabel="Send message">
      {(errors) => (
        <>
          <div className="form-row">
            <InputField
              form={ID}
              name="name"
              label="Name"
              errors={errors}
              autoComplete="name"
              required
            />
            <EmailField form={ID} errors={errors} />
          </div>
          <div className="form-row">
            <PhoneField form={ID} errors={errors} />
            <FormField form={ID} name="subject" label="Subject" errors={errors}>
              {(control) => (
                <select {...control} required>
                  {CONTACT_SUBJECTS.map((subject) => (
                    <option key={subject}>{subject}</option>
                  ))}
                </select>
              )}
            </FormField>
          </div>
          <FormField form={ID} name="message" label="Message" errors={errors}>
            {(control) => <textarea {...control} required />}
          </FormField>
        </>
      )}
    </MessageForm>
  );
}
