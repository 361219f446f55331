import * as v from 'valibot';
import { parseDay } from '#domain/day.ts';
import {
  ENQUIRY_TYPES,
  CONTACT_SUBJECTS,
  MAX_FIELD_LENGTH,
  type ContactMessage,
  type Enquiry,
} from '#domain/message.ts';
import { anySuccess, defineEndpoint, type ApiCall } from './endpoint.ts';
import { emailAddress, optionalLine, requiredLine, requiredText } from './form-fields.ts';

const phone = optionalLine(MAX_FIELD_LENGTH.phone, 'Please enter your phone number as text');
const message = requiredText(MAX_FIELD_LENGTH.message, 'Message is required');

/** The contact form: all fields but the phone number are required. */
export const contactMessage = v.object({
  formType: v.literal('contact'),
  name: requiredLine(MAX_FIELD_LENGTH.name, 'Name is required'),
  email: emailAddress,
  phone,
  subject: v.picklist(CONTACT_SUBJECTS, 'Please choose a subject'),
  message,
}) satisfies v.GenericSchema<unknown, ContactMessage>;

/** The enquiry form: phone number and event date are optional. */
export const enquiry = v.object({
  formType: v.literal('enquiry'),
  firstName: requiredLine(MAX_FIELD_LENGTH.name, 'First name is required'),
  lastName: requiredLine(MAX_FIELD_LENGTH.name, 'Last name is required'),
  email: emailAddress,
  phone,
  enquiryType: v.picklist(ENQUIRY_TYPES, 'Please choose what your enquiry is for'),
  eventDate: v.nullish(
    v.pipe(
      v.string('Please enter a date'),
      v.trim(),
      v.check((day) => day === '' || parseDay(day) !== null, 'Please enter a date'),
    ),
    '',
  ),
  message,
}) satisfies v.GenericSchema<unknown, Enquiry>;

/** Sends a message to the shop: `POST /api/send-email`. Any 2xx response means that it has arrived. */
export const submitMessageCall: ApiCall<ContactMessage | Enquiry, { message: string }> = {
  path: '/api/send-email',
  method: 'POST',
  response: anySuccess,
};

/** `submitMessageCall` with its request schema, for the server. */
export const sendEmail = defineEndpoint({
  ...submitMessageCall,
  request: v.variant('formType', [contactMessage, enquiry]),
});
