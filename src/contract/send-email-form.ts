import type { ContactMessage, Enquiry } from '#domain/message.ts';
import type { PostedForm } from './posted-form.ts';
import { sendEmail } from './send-email.ts';

/** The contact and the enquiry form as a page without JavaScript posts them. */
export const messageForm: PostedForm<ContactMessage | Enquiry, { message: string }> = {
  request: sendEmail.request,
  fields: {
    name: { label: 'Name', control: 'line' },
    firstName: { label: 'First name', control: 'line' },
    lastName: { label: 'Last name', control: 'line' },
    email: { label: 'E-mail', control: 'email' },
    phone: { label: 'Phone (optional)', control: 'line' },
    subject: { label: 'Subject', control: 'choice' },
    enquiryType: { label: 'What is it for?', control: 'choice' },
    eventDate: { label: 'Date (optional)', control: 'date' },
    message: { label: 'Message', control: 'text' },
  },
  next: () => '/message-sent',
};
