/** The subjects of a contact message; the first is the default. */
export const CONTACT_SUBJECTS = [
  'General Inquiry',
  'Order Question',
  'Wedding Inquiry',
  'Corporate Inquiry',
  'Feedback',
  'Other',
] as const;

/** The occasions of an enquiry. */
export const ENQUIRY_TYPES = ['Wedding', 'Corporate', 'Event', 'Other'] as const;

/** How far the shop is with a message. */
export const MESSAGE_STATES = ['new', 'answered'] as const;

/** How far the shop is with a message. */
export type MessageState = (typeof MESSAGE_STATES)[number];

/** How many days the shop keeps a message that nobody has answered. */
export const UNANSWERED_DAYS_KEPT = 365;
/** How many days the shop keeps a message once it is answered. */
export const ANSWERED_DAYS_KEPT = 90;

/** A message from the contact page. */
export interface ContactMessage {
  formType: 'contact';
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
  subject: (typeof CONTACT_SUBJECTS)[number];
  message: string;
}

/** An enquiry about slices for an occasion. */
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

/** The maximum length of each field of a message, an enquiry and a data request, besides the e-mail address. */
export const MAX_FIELD_LENGTH = {
  name: 80,
  phone: 40,
  message: 5_000,
  orderReference: 40,
} as const;

/** Returns the sender's name. */
export function senderName(message: ContactMessage | Enquiry): string {
  return message.formType === 'contact'
    ? message.name
    : `${message.firstName} ${message.lastName}`.trim();
}

/** Returns what a message is about: "Order Question", "Wedding enquiry". */
export function messageTitle(message: ContactMessage | Enquiry): string {
  return message.formType === 'contact' ? message.subject : `${message.enquiryType} enquiry`;
}
