import { MAX_FIELD_LENGTH, CONTACT_SUBJECTS } from '#domain/bulk/enquiry.ts';
import { contactForm } from './message-form.ts';
import { FormField } from '#ui/FormField.tsx';
import { MessageForm } from './MessageForm.tsx';

const ID = 'contact';

/** The form of the contact page. */
export function ContactForm() {
  return (
    <MessageForm form={contactForm} id={ID} labelledBy="message-title" submitLabel="Send message">
      {(errors) => (
        <>
          <div className="form-row">
            <FormField form={ID} name="name" label="Name" errors={errors}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="name"
                  maxLength={MAX_FIELD_LENGTH.name}
                  required
                />
              )}
            </FormField>
            <FormField form={ID} name="email" label="E-mail" errors={errors}>
              {(control) => (
                <input
                  {...control}
                  type="email"
                  autoComplete="email"
                  maxLength={MAX_FIELD_LENGTH.email}
                  required
                />
              )}
            </FormField>
          </div>
          <div className="form-row">
            <FormField form={ID} name="phone" label="Phone (optional)" errors={errors}>
              {(control) => (
                <input
                  {...control}
                  type="tel"
                  autoComplete="tel"
                  maxLength={MAX_FIELD_LENGTH.phone}
                />
              )}
            </FormField>
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
            {(control) => <textarea {...control} maxLength={MAX_FIELD_LENGTH.message} required />}
          </FormField>
        </>
      )}
    </MessageForm>
  );
}
