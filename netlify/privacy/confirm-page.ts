import { confirmDataRequest } from '#contract/confirm-data-request.ts';
import type { RequestType } from '#domain/data-request.ts';
import type { Confirmation } from '#netlify/http/form-page.ts';

/** What the mailed link of a data request says. The server goes by the token alone. */
interface RequestLink {
  token: string;
  type: RequestType | 'unknown';
}

const FINAL = 'A deletion cannot be undone.';

const WORDS: Record<
  RequestLink['type'],
  Pick<Confirmation, 'title' | 'words' | 'warning' | 'button'>
> = {
  export: {
    title: 'A copy of your data',
    words: 'You asked for a copy of your data. Press the button, and we mail you a link to it.',
    warning: '',
    button: 'Send me my data',
  },
  deletion: {
    title: 'Delete your data?',
    words:
      'You asked us to delete your data. Press the button, and we do it at once. What we need for an order that is not posted yet goes once it is posted.',
    warning: FINAL,
    button: 'Delete my data',
  },
  unknown: {
    title: 'Confirm your request',
    words:
      'Press the button, and we carry out what you asked for: a copy of your data, or its deletion.',
    warning: FINAL,
    button: 'Confirm my request',
  },
};

/** Returns the page that confirms a data request. */
export function confirmationOf({ token, type }: RequestLink): Confirmation {
  return {
    ...WORDS[type],
    path: confirmDataRequest.path,
    posted: { token },
    otherwise: {
      text: type === 'deletion' ? 'Keep my data' : 'Do nothing, and go to the shop',
      path: '/',
    },
  };
}
