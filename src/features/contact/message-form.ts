import { atom, type ReadableAtom } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { send } from '#browser/send.ts';
import { readForm, type FieldError, type FormResult } from '#contract/form-fields.ts';
import { contactMessage, enquiry, submitMessageCall } from '#contract/send-email.ts';
import type { ContactMessage, Enquiry } from '#domain/message.ts';

/** The state of a message form: `fieldErrors` are to be corrected before sending. */
export type MessageStatus =
  | { state: 'idle'; fieldErrors: readonly FieldError[] }
  | { state: 'sending' | 'success' | 'error' }
  | { state: 'rate-limited'; secondsLeft: number };

/** A form's values by field name, as typed. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The store of a form that sends a message to the shop. */
export interface MessageFormStore {
  /** The word for what it sends, used in texts. */
  word: 'message' | 'enquiry';
  /** Where a browser without JavaScript posts the form. */
  action: string;
  formType: (ContactMessage | Enquiry)['formType'];
  $status: ReadableAtom<MessageStatus>;
  /** Validates and sends the values. The result is in the status. */
  submit(typed: FormValues): Promise<void>;
  /** Validates again the fields that show errors. */
  revalidate(typed: FormValues): void;
  /** Shows the empty form again after a message was sent. */
  writeAnother(): void;
}

const IDLE: MessageStatus = { state: 'idle', fieldErrors: [] };
const DEFAULT_WAIT_SECONDS = 60;

type Show = (status: MessageStatus) => void;

/** Counts down by the clock and calls `onTick` each second; the last call gets 0. */
function countDown(seconds: number, onTick: (secondsLeft: number) => void): void {
  const end = Date.now() + seconds * 1000;
  const timer = setInterval(() => {
    const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (secondsLeft === 0) clearInterval(timer);
    onTick(secondsLeft);
  }, 1000);
}

/** Blocks the form for some seconds. Announces the start and the end. */
function blockFor(seconds: number, word: string, show: Show): void {
  show({ state: 'rate-limited', secondsLeft: seconds });
  announce(`Too many attempts. Please wait ${seconds} seconds before trying again.`);
  countDown(seconds, (secondsLeft) => {
    show(secondsLeft > 0 ? { state: 'rate-limited', secondsLeft } : IDLE);
    if (secondsLeft === 0) announce(`You can send your ${word} again now.`);
  });
}

async function sendMessage(
  message: ContactMessage | Enquiry,
  word: string,
  show: Show,
): Promise<void> {
  show({ state: 'sending' });
  const result = await send(submitMessageCall, message);
  if (result.kind === 'ok') show({ state: 'success' });
  else if (result.kind === 'http-error' && result.status === 429) {
    blockFor(result.body?.resetInSeconds ?? DEFAULT_WAIT_SECONDS, word, show);
  } else {
    console.warn(`The ${word} was not sent.`, result);
    show({ state: 'error' });
  }
}

function createMessageForm(
  word: MessageFormStore['word'],
  formType: MessageFormStore['formType'],
  read: (typed: FormValues) => FormResult<ContactMessage | Enquiry>,
): MessageFormStore {
  const $status = atom(IDLE);
  const show: Show = (status) => $status.set(status);
  return {
    word,
    formType,
    action: submitMessageCall.path,
    $status,
    async submit(typed) {
      const { state } = $status.get();
      if (state === 'sending' || state === 'rate-limited') return;
      const reading = read(typed);
      if ('read' in reading) await sendMessage(reading.read, word, show);
      else show({ state: 'idle', fieldErrors: reading.fieldErrors });
    },
    writeAnother: () => show(IDLE),
    revalidate(typed) {
      const status = $status.get();
      if (status.state !== 'idle' || status.fieldErrors.length === 0) return;
      const reading = read(typed);
      const present = 'fieldErrors' in reading ? reading.fieldErrors : [];
      const shown = new Set(status.fieldErrors.map(({ field }) => field));
      show({ state: 'idle', fieldErrors: present.filter(({ field }) => shown.has(field)) });
    },
  };
}

/** The form of the contact page. */
export const contactForm = createMessageForm('message', 'contact', (typed) =>
  readForm(contactMessage, { ...typed, formType: 'contact' }),
);

/** The form for enquiries about weddings and companies. */
export const enquiryForm = createMessageForm('enquiry', 'enquiry', (typed) =>
  readForm(enquiry, { ...typed, formType: 'enquiry' }),
);
