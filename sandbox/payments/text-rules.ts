import { invalidParameter } from './api-error.ts';

/** Throws PaymentApiError if the text is too long. */
export function checkLength(param: string, text: string | undefined, maxLength: number): void {
  if (text === undefined || text.length <= maxLength) return;
  throw invalidParameter(
    param,
    `Invalid string: ${text.slice(0, 20)}...; must be at most ${maxLength} characters`,
    'string_invalid_length',
  );
}

/** Throws PaymentApiError unless the text is an http(s) URL. */
export function checkUrl(param: string, text: string | undefined): void {
  if (text === undefined) return;
  checkLength(param, text, 2048);
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (['http:', 'https:'].includes(protocol)) return;
  throw invalidParameter(param, 'Not a valid URL', 'url_invalid');
}

/** Throws PaymentApiError unless the text is an email address. */
export function checkEmail(param: string, text: string | undefined): void {
  if (text === undefined) return;
  const isEmail =
    /^[^\s@,;<>()"]+@[^\s@,;<>()"_]+\.[a-z0-9-]{2,}$/i.test(text) && text.length <= 254;
  if (isEmail && !text.includes('..') && !/[^\x20-\x7e]/.test(text)) return;
  throw invalidParameter(param, `Invalid email address: ${text}`, 'email_invalid');
}

/** Throws PaymentApiError unless the text is an ISO currency code. */
export function checkCurrency(param: string, text: string): void {
  if (Intl.supportedValuesOf('currency').includes(text.toUpperCase())) return;
  throw invalidParameter(param, `Invalid currency: ${text}`);
}

/** Throws unless the amount is from 0 to 99,999,999 minor units. */
export function checkAmount(param: string, amount: number): void {
  if (amount < 0)
    throw invalidParameter(param, 'Invalid non-negative integer', 'parameter_invalid_integer');
  if (amount > 99_999_999) {
    throw invalidParameter(param, 'Amount must be no more than £999,999.99', 'amount_too_large');
  }
}
