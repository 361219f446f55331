import { DATA_REQUEST_MAILS } from '../mail-kinds.ts';

/** What the shop is told of an undelivered mail of a data request. */
export interface UndeliveredDataMail {
  /** Whether it holds a link that is the person’s alone, so that the shop must neither see nor pass it on. */
  isSecret: boolean;
  /** Whether the person has confirmed the address, so that there is no slip in it. */
  isConfirmed: boolean;
  /** What to do when the mail server would not take it. */
  refused: readonly string[];
  /** What to do when the customer says that it has not come. */
  missing: readonly string[];
}

const ANSWER = 'Answer this e-mail, which writes to the customer, and';
const ASK_AGAIN = 'ask them to send their request again.';

/** A mail of a deletion is itself about the person. */
const DELETE = 'Then delete this e-mail and your answer: they asked us to delete their data.';

/**
 * The mails by kind. Until a request is confirmed its address may have a slip in it, but its link acts on the address as it
 * was typed; afterwards the address is known to be the person’s.
 */
const MAILS = new Map<string, UndeliveredDataMail>([
  [
    DATA_REQUEST_MAILS.link,
    {
      isSecret: true,
      isConfirmed: false,
      refused: [
        `Look at the address above. If it looks right, answer this e-mail, which writes to the customer, and ${ASK_AGAIN}`,
        'If it has a slip in it, do nothing: nobody has confirmed this request. Please write to no other address: it may be a stranger’s.',
      ],
      missing: [`If not, ${ASK_AGAIN}`],
    },
  ],
  [
    DATA_REQUEST_MAILS.export,
    {
      isSecret: true,
      isConfirmed: true,
      refused: [
        `${ANSWER} ${ASK_AGAIN}`,
        'Please write to no other address: they have confirmed this one.',
      ],
      missing: [`If not, ${ASK_AGAIN}`],
    },
  ],
  [
    DATA_REQUEST_MAILS.deletion,
    {
      isSecret: false,
      isConfirmed: true,
      refused: [`${ANSWER} copy them the words below.`, DELETE],
      missing: ['If not, copy them the words below.', DELETE],
    },
  ],
]);

/** Returns what the shop is told of an undelivered mail of this kind; null for one that is about no data request. */
export const undeliveredDataMail = (kind: string): UndeliveredDataMail | null =>
  MAILS.get(kind) ?? null;
