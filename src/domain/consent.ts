/** The optional cookie categories. */
export interface ConsentChoices {
  analytics: boolean;
  functional: boolean;
  targeting: boolean;
}

/** A stored cookie choice. The time is ISO 8601 in UTC. */
export interface Consent extends ConsentChoices {
  essential: true;
  consentTimestamp: string;
}

const all = (allowed: boolean): ConsentChoices => ({
  analytics: allowed,
  functional: allowed,
  targeting: allowed,
});

/** The choices of "Accept All". */
export const fullConsent = all(true);

/** The choices of "Decline": essential cookies only. */
export const essentialConsent = all(false);

/** The choices the preferences panel opens with. */
export const defaultConsent: ConsentChoices = {
  analytics: true,
  functional: true,
  targeting: false,
};

/** Returns a consent record for storage. */
export function createConsent(choices: ConsentChoices, consentTimestamp: string): Consent {
  return { essential: true, ...choices, consentTimestamp };
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Parses a stored consent; null when the value is not exactly one, as if no choice had been made. */
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
