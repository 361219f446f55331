import { dataRights } from '#data/data-rights.ts';
import { LINK_VALID_DAYS, type RequestType } from '#domain/data-request.ts';
import { listWords } from '#domain/text/list-words.ts';
import { writeDataRequestEmail, type DataPart } from './data-request-email.tsx';
import type { MailContents } from '../shared/render-mail.ts';

const REQUESTED: Record<RequestType, { title: string; words: string; button: string }> = {
  export: {
    title: 'A copy of your data',
    words: 'We were asked for a copy of the data we hold under this address.',
    button: 'Confirm: send me my data',
  },
  deletion: {
    title: 'Deleting your data',
    words: 'We were asked to delete the data we hold under this address.',
    button: 'Confirm: delete my data',
  },
};

const CONFIRM = 'Open the page below and press its button: only then do we act.';
const PERIOD = `The link works once, for ${LINK_VALID_DAYS} days. Then we act within 30 days, and always within one month.`;
const IGNORE = 'If it was not you who asked, do nothing: without the link nothing happens.';

/**
 * Renders the mail whose link confirms a request. It is the same whether or not the shop holds data for the address.
 */
export function writeRequestLink(request: {
  requestType: RequestType;
  referenceId: string;
  url: string;
}): MailContents & { replyTo: string } {
  const { title, words, button } = REQUESTED[request.requestType];
  return writeDataRequestEmail(`Please confirm your request ${request.referenceId}`, {
    title,
    reference: request.referenceId,
    lead: `${words} ${CONFIRM}`,
    paragraphs: [PERIOD, IGNORE],
    link: { text: button, url: request.url },
  });
}

/** Renders the mail whose link downloads the export. */
export function writeExportLink(request: {
  referenceId: string;
  url: string;
}): MailContents & { replyTo: string } {
  return writeDataRequestEmail(`Your data are ready: ${request.referenceId}`, {
    title: 'Your data are ready',
    reference: request.referenceId,
    lead: 'You asked for a copy of the data we hold under your e-mail address.',
    paragraphs: [
      'The link opens a file with all your orders and messages, in JSON: people can read it, and so can other shops’ computers.',
      `It works for ${LINK_VALID_DAYS} days. Please keep it to yourself: whoever has it can read the file.`,
    ],
    link: { text: 'Download my data', url: request.url },
    parts: [
      {
        title: 'What else there is',
        text: 'E-mails between you and us are not in the file: you have them in your own mailbox. Our payment provider keeps its own record of your payments.',
      },
    ],
  });
}

/** Returns what the mail says of orders that are still to be posted. */
function whatWaits(waiting: readonly string[]): DataPart[] {
  if (waiting.length === 0) return [];
  const text = `${listWords(waiting)}: ${dataRights.waiting}`;
  return [{ title: 'What waits', text }];
}

/** Renders the mail that states what was deleted, what waits for orders to be posted, and what the shop must keep. */
export function writeDeletionDone(request: {
  referenceId: string;
  /** The numbers of orders that are still to be posted. */
  waiting: readonly string[];
}): MailContents & { replyTo: string } {
  return writeDataRequestEmail(`Your data are deleted: ${request.referenceId}`, {
    title: 'Your data are deleted',
    reference: request.referenceId,
    lead: 'You asked us to delete the data we hold under your e-mail address.',
    parts: [
      { title: 'What is gone', text: dataRights.overwritten },
      ...whatWaits(request.waiting),
      { title: 'What we keep', text: dataRights.kept },
      { title: 'What stays with our payment provider', text: dataRights.atProvider },
      { title: 'What we still do', text: dataRights.mails },
    ],
  });
}
