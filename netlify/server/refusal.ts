/** What a refusal tells beside phrase, sentence and code. */
export type RefusalExtra = Readonly<Record<string, unknown>>;

/** The shop will not do what was asked: the status, a phrase and a sentence for people, a kebab-case code for machines. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly phrase: string;
  readonly extra: RefusalExtra;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    phrase: string,
    message: string,
    more: { extra?: RefusalExtra; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.phrase = phrase;
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
  }
}

/** 429: too many attempts, with the seconds to wait in body and header. */
export function tooMany(resetInSeconds: number): Refusal {
  return new Refusal(
    429,
    'too-many-attempts',
    'Too many attempts',
    `Please wait ${resetInSeconds} seconds before trying again.`,
    { extra: { resetInSeconds }, headers: { 'Retry-After': String(resetInSeconds) } },
  );
}

/** "Nothing has been charged; please try again.", or the request alone. */
export function assured(request: string, assurance?: string): string {
  return assurance === undefined ? `Please ${request}.` : `${assurance}; please ${request}.`;
}

/** 503: a part the shop leans on is away; `what` completes "… is not available", `assurance` says what is safe all the same. */
export function away(code: string, what: string, assurance?: string): Refusal {
  return new Refusal(
    503,
    code,
    'Please try again shortly',
    `${what} is not available at the moment. ${assured('try again in a few minutes', assurance)}`,
    { headers: { 'Retry-After': '30' } },
  );
}
