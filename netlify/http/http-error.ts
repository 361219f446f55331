import type { ErrorCode } from '#contract/error-code.ts';
import { waitText } from '#copy/wait.ts';

/** Fields that an error body has besides `error`, `message` and `code`. */
export type HttpErrorExtra = Readonly<Record<string, unknown>>;

/** An error response: its status, a kebab-case code for programs, a short title and a full sentence (`detail`) for people. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly title: string;
  readonly detail: string;
  readonly extra: HttpErrorExtra;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode,
    title: string,
    detail: string,
    more: { extra?: HttpErrorExtra; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.title = title;
    this.detail = detail;
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
  }
}

/** 429 with the seconds to wait in the body and in `Retry-After`. */
export function tooManyRequests(resetInSeconds: number): HttpError {
  return new HttpError(
    429,
    'too-many-attempts',
    'Too many attempts',
    `Please wait ${waitText(resetInSeconds)} before trying again.`,
    { extra: { resetInSeconds }, headers: { 'Retry-After': String(resetInSeconds) } },
  );
}

/** Returns the 409 for a change that was made from another version than the present one. */
export function versionConflict({
  title = 'Changed meanwhile',
  detail = 'Another device has changed this meanwhile. Look at it as it is now.',
  extra = {},
}: { title?: string; detail?: string; extra?: HttpErrorExtra } = {}): HttpError {
  return new HttpError(409, 'version-conflict', title, detail, { extra });
}

/** "Nothing has been charged; please try again." with an assurance, or "Please try again." without. */
export function retrySentence(request: string, assurance?: string): string {
  return assurance === undefined ? `Please ${request}.` : `${assurance}; please ${request}.`;
}

/** Tells a page what the sentence says is safe, so that it does not say it again. */
export const assured = (assurance?: string): HttpErrorExtra =>
  assurance === undefined ? {} : { assurance };

/** 503: `what` completes "… is not available at the moment", `assurance` states what is safe all the same. */
export function serviceUnavailable(code: ErrorCode, what: string, assurance?: string): HttpError {
  return new HttpError(
    503,
    code,
    'A short interruption',
    `${what} is not available at the moment. ${retrySentence('try again in a few minutes', assurance)}`,
    { extra: assured(assurance), headers: { 'Retry-After': '30' } },
  );
}
