import { mailAddressLink } from '#copy/mail-link.ts';
import { shop } from '#data/shop.ts';
import { addressLines, type PostalAddress } from '#domain/customer/customer.ts';
import { TextLines } from './parts.tsx';
import { theme } from './theme.ts';

/** An address, each part on its line. */
export function Address({ to }: { to: PostalAddress }) {
  return <TextLines text={addressLines(to).join('\n')} />;
}

/** An address as running text. */
export function AddressLine({ to }: { to: PostalAddress }) {
  return addressLines(to).join(', ');
}

/** A link that opens a mail to an address. */
export function MailTo({ email }: { email: string }) {
  return (
    <a href={mailAddressLink(email)} style={theme.link}>
      {email}
    </a>
  );
}

/** A link that calls a number as it was typed. */
export function Telephone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} style={theme.telephone}>
      {number}
    </a>
  );
}

/** How to reach the shop. */
export function ShopContact() {
  return (
    <>
      <MailTo email={shop.email} />, <Telephone number={shop.phone} />
    </>
  );
}
