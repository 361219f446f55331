/** How many minutes a mailed link to sign in to the shopkeeper's page works. */
export const SIGN_IN_LINK_MINUTES = 10;

/** How many days a device stays signed in. */
export const SIGNED_IN_DAYS = 30;
