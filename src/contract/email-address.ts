import { isInternationalDomain } from '#domain/email-address.ts';

/** An e-mail address with its domain as the network knows it: "ada@küche.example" becomes "ada@xn--kche-0ra.example". What is no such address stays as it is. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const address = `http://${domain}`;
  if (!isInternationalDomain(domain) || !URL.canParse(address)) return email;
  return email.slice(0, at) + new URL(address).hostname;
}
