import { SIGN_IN_LINK_MINUTES } from '#domain/sign-in.ts';

/** What the shop says once somebody has asked for a link to sign in, whether or not one was sent. */
export const SIGN_IN_LINK_SENT = {
  lead: 'If we have not sent too many, a link is on its way to the shop’s inbox.',
  text: `Each link works once, for ${SIGN_IN_LINK_MINUTES} minutes.`,
};
