import { isInternationalDomain } from '#domain/customer/email-address.ts';

/**
 * Returns an e-mail address with its domain in ASCII: "ada@küche.example" becomes "ada@xn--kche-0ra.example". Any other
 * text is returned as it is.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const address = `http://${domain}`;
  if (!isInternationalDomain(domain) || !URL.canParse(address)) return email;
  return email.slice(0, at) + new URL(address).hostname;
}
