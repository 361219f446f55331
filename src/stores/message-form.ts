import { atom, type ReadableAtom } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { countDown } from '#browser/count-down.ts';
import { send } from '#browser/send.ts';
import { submitMessageCall } from '#contract/submit-message.ts';
import { readForm, type FieldError, type Reading } from '#contract/form-fields.ts';
import { contactMessage, enquiry } from '#contract/send-email.ts';
import type { ContactMessage, Enquiry } from '#domain/enquiry.ts';

/** Where a form stands (Spec 2 §4). */
export interface MessageStatus {
  state: 'idle' | 'sending' | 'success' | 'error' | 'rate-limited';
  /** What has to be mended before the form can be sent. */
  fieldErrors: readonly FieldError[];
  /** How long the sender has to wait, while rate-limited. */
  secondsLeft: number;
}

/** A form's fields by name, as they were typed. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A form that brings a message to the shop. */
export interface MessageFormStore {
  /** What the form calls what it sends. */
  word: 'message' | 'enquiry';
  $status: ReadableAtom<MessageStatus>;
  /** Checks what was typed and sends it; whatever comes of it stands in the status. */
  submit(typed: FormValues): Promise<void>;
  /** Checks again once something was mended. */
  revalidate(typed: FormValues): void;
}

const IDLE: MessageStatus = { state: 'idle', fieldErrors: [], secondsLeft: 0 };
const DEFAULT_WAIT = 60;

type Show = (change: Partial<MessageStatus>) => void;

/** Keeps the form asleep for so long, and says so twice: now, and when it is over. */
function wait(seconds: number, word: string, show: Show): void {
  show({ state: 'rate-limited', secondsLeft: seconds });
  announce(`Too many attempts. Please wait ${seconds} seconds before trying again.`);
  countDown(seconds, (secondsLeft) => {
    show(secondsLeft > 0 ? { state: 'rate-limited', secondsLeft } : {});
    if (secondsLeft === 0) announce(`You can send your ${word} again now.`);
  });
}

async function post(message: ContactMessage | Enquiry, word: string, show: Show): Promise<void> {
  show({ state: 'sending' });
  const result = await send(submitMessageCall, message);
  if (result.kind === 'answered') show({ state: 'success' });
  else if (result.kind === 'refused' && result.status === 429) {
    wait(result.body?.resetInSeconds ?? DEFAULT_WAIT, word, show);
  } else {
    console.warn(`The ${word} was not sent.`, result);
    show({ state: 'error' });
  }
}

function createMessageForm(
  word: MessageFormStore['word'],
  read: (typed: FormValues) => Reading<ContactMessage | Enquiry>,
): MessageFormStore {
  const $status = atom(IDLE);
  const show: Show = (change) => $status.set({ ...IDLE, ...change });
  return {
    word,
    $status,
    async submit(typed) {
      const { state } = $status.get();
      if (state === 'sending' || state === 'rate-limited') return;
      const reading = read(typed);
      if ('read' in reading) await post(reading.read, word, show);
      else show({ fieldErrors: reading.fieldErrors });
    },
    revalidate(typed) {
      const { fieldErrors } = $status.get();
      if (fieldErrors.length === 0) return;
      const reading = read(typed);
      const present = 'fieldErrors' in reading ? reading.fieldErrors : [];
      const shown = new Set(fieldErrors.map(({ field }) => field));
      show({ fieldErrors: present.filter(({ field }) => shown.has(field)) });
    },
  };
}

export const contactForm = createMessageForm('message', (typed) =>
  readForm(contactMessage, { ...typed, formType: 'contact' }),
);

export const enquiryForm = createMessageForm('enquiry', (typed) =>
  readForm(enquiry, { ...typed, formType: 'enquiry' }),
);
