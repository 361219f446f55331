import { emailError } from './email-address.ts';

/** What a contact message may be about (Spec 2 §3); the first is chosen at first. */
export const CONTACT_SUBJECTS = [
  'General Inquiry',
  'Order Question',
  'Wedding Inquiry',
  'Corporate Inquiry',
  'Feedback',
  'Other',
] as const;

/** What an enquiry may be for (Spec 2 §3). */
export const ENQUIRY_TYPES = ['Wedding', 'Corporate', 'Event', 'Other'] as const;

/** A message from the contact page (Spec 2 §3). */
export interface ContactMessage {
  formType: 'contact';
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
  subject: (typeof CONTACT_SUBJECTS)[number];
  message: string;
}

/** An enquiry about slices for a day (Spec 2 §3). */
export interface Enquiry {
  formType: 'enquiry';
  firstName: string;
  lastName: string;
  email: string;
  /** Empty when not given. */
  phone: string;
  enquiryType: (typeof ENQUIRY_TYPES)[number];
  /** A day, or empty when not given. */
  eventDate: string;
  message: string;
}

/** How long each text of a form may be (decision 65). */
export const MAX_FIELD_LENGTH = {
  name: 80,
  email: 254,
  phone: 40,
  message: 5_000,
  orderReference: 40,
} as const;

/** The message for an address that is to be written to, or nothing when it will do: one plain address and no list of them. */
export function singleEmailError(email: string): string | undefined {
  const error = emailError(email);
  if (error !== undefined) return error;
  return /[,;:<>()[\]\\"]/.test(email) ? 'Please enter a valid email address' : undefined;
}

/** Who wrote, as the shop reads it. */
export function senderName(message: ContactMessage | Enquiry): string {
  return message.formType === 'contact'
    ? message.name
    : `${message.firstName} ${message.lastName}`.trim();
}
