import { dataRights } from '#data/data-rights.ts';
import type { RequestType } from '#domain/data-request.ts';
import { writeDataRequestEmail } from './data-request-email.tsx';
import type { MailContents } from './render-mail.ts';

const ASKED: Record<RequestType, { title: string; words: string; button: string }> = {
  export: {
    title: 'A copy of your data',
    words: 'We have been asked for a copy of the data we hold under this address.',
    button: 'Confirm: send me my data',
  },
  deletion: {
    title: 'Deleting your data',
    words: 'We have been asked to delete the data we hold under this address.',
    button: 'Confirm: delete my data',
  },
};

const CONFIRM =
  'Open the page below and press its button: only then do we act. The link works once, for 7 days. Then we act within 30 days, and always within one month.';
const IGNORE = 'If it was not you who asked, do nothing: without the link nothing happens.';

/** The mail whose link confirms a request; it says no more to an address that has no data than to one that has. */
export function writeRequestLink(asked: {
  requestType: RequestType;
  referenceId: string;
  url: string;
}): Promise<MailContents & { replyTo: string }> {
  const { title, words, button } = ASKED[asked.requestType];
  return writeDataRequestEmail(`Please confirm your request ${asked.referenceId}`, {
    title,
    reference: asked.referenceId,
    paragraphs: [words, CONFIRM, IGNORE],
    link: { text: button, url: asked.url },
  });
}

/** The mail whose link opens the export. */
export function writeExportLink(asked: {
  referenceId: string;
  url: string;
}): Promise<MailContents & { replyTo: string }> {
  return writeDataRequestEmail(`Your data are ready: ${asked.referenceId}`, {
    title: 'Your data are ready',
    reference: asked.referenceId,
    paragraphs: [
      'You asked for a copy of the data we hold under your e-mail address. The link below opens a file with all your orders, in JSON: people can read it, and so can other shops’ computers.',
      'It works for 7 days. Please keep it to yourself: whoever has it can read the file.',
    ],
    link: { text: 'Download my data', url: asked.url },
    parts: [
      {
        title: 'What else there is',
        text: 'E-mails between you and us are not in the file: you have them in your own mailbox. Our payment provider keeps its own record of your payments.',
      },
    ],
  });
}

/** The mail that says what was deleted and what was not (decision 66). */
export function writeDeletionDone(asked: {
  referenceId: string;
}): Promise<MailContents & { replyTo: string }> {
  return writeDataRequestEmail(`Your data are deleted: ${asked.referenceId}`, {
    title: 'Your data are deleted',
    reference: asked.referenceId,
    paragraphs: ['You asked us to delete the data we hold under your e-mail address.'],
    parts: [
      { title: 'What is gone', text: dataRights.overwritten },
      { title: 'What we keep', text: dataRights.kept },
      { title: 'What stays with our payment provider', text: dataRights.atProvider },
      { title: 'What we still do', text: dataRights.mails },
    ],
  });
}
