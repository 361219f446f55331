/** What a visitor may allow beyond what the shop cannot work without (Spec 1 §4). */
export interface ConsentChoices {
  analytics: boolean;
  functional: boolean;
  targeting: boolean;
}

/** A visitor's choice as it is stored; the time is ISO 8601 in UTC (Spec 1 §3). */
export interface Consent extends ConsentChoices {
  essential: true;
  consentTimestamp: string;
}

const all = (allowed: boolean): ConsentChoices => ({
  analytics: allowed,
  functional: allowed,
  targeting: allowed,
});

/** What Accept All allows (Spec 1 §4). */
export const fullConsent = all(true);

/** What Decline leaves: essential only (decision 37). */
export const essentialConsent = all(false);

/** How the preferences panel opens (Spec 1 §4). */
export const defaultConsent: ConsentChoices = {
  analytics: true,
  functional: true,
  targeting: false,
};

/** A choice made at this time, ready to be stored. */
export function createConsent(choices: ConsentChoices, consentTimestamp: string): Consent {
  return { essential: true, ...choices, consentTimestamp };
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Reads a stored choice; anything that is not exactly one is null, as if no choice had been made. */
export function parseConsent(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored: Record<string, unknown> = { ...value };
  const { essential, analytics, functional, targeting, consentTimestamp } = stored;
  const isWhole =
    essential === true &&
    isFlag(analytics) &&
    isFlag(functional) &&
    isFlag(targeting) &&
    typeof consentTimestamp === 'string' &&
    ISO_TIME.test(consentTimestamp);
  return isWhole ? createConsent({ analytics, functional, targeting }, consentTimestamp) : null;
}
