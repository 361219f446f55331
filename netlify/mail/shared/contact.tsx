import { mailAddressLink } from '#copy/mail-link.ts';
import { shop } from '#data/shop.ts';
import { addressLines, type PostalAddress } from '#domain/customer/customer.ts';
import { TextLines } from './parts.tsx';
import { theme } from './theme.ts';

interface AddressProps {
  to: PostalAddress;
  /** Whether its postcode is to be found at a glance. */
  hasBoldPostcode?: boolean;
}

/** An address, each part on its line. */
export function Address({ to, hasBoldPostcode = false }: AddressProps) {
  if (!hasBoldPostcode || to.postcode === '')
    return <TextLines text={addressLines(to).join('\n')} />;
  return (
    <>
      <TextLines text={addressLines({ ...to, postcode: '' }).join('\n')} />
      <br />
      <strong>{to.postcode}</strong>
    </>
  );
}

interface MailToProps {
  email: string;
  /** Whether it looks like the text around it, where a button is to be pressed instead. */
  isPlain?: boolean;
}

/** A link that opens a mail to an address. */
export function MailTo({ email, isPlain = false }: MailToProps) {
  return (
    <a href={mailAddressLink(email)} style={isPlain ? theme.plainLink : theme.link}>
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

/** How to reach the shop, a link each line. */
export function ShopContact() {
  return (
    <>
      <MailTo email={shop.email} />
      <br />
      <Telephone number={shop.phone} />
    </>
  );
}
