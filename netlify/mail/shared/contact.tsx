import { Fragment } from 'react';
import { mailAddressLink } from '#copy/mail-link.ts';
import { shop } from '#data/shop.ts';
import { addressLines, type PostalAddress } from '#domain/customer/customer.ts';
import { TextLines } from './parts.tsx';
import { theme } from './theme.ts';

interface AddressProps {
  to: PostalAddress;
  /** Whether its name and its postcode are to be found at a glance. */
  isLabel?: boolean;
}

/** An address, each part on its line. */
export function Address({ to, isLabel = false }: AddressProps) {
  const lines = addressLines(to);
  if (!isLabel) return <TextLines text={lines.join('\n')} />;
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {index === 0 || line === to.postcode ? <strong>{line}</strong> : line}
    </Fragment>
  ));
}

interface MailToProps {
  email: string;
  /** Whether it looks like the text around it, where a button is to be clicked instead. */
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

const { street, town, county, postcode } = shop.address;

/** Where the shop is, on one line. */
const SHOP_ADDRESS = `${shop.name}, ${street}, ${town}, ${county} ${postcode}.`;

/** Who sold an order: what the law asks to be written. */
export const SELLER = `You bought from ${SHOP_ADDRESS}`;

interface FootProps {
  /** Whether the mail is about an order, which names the seller. */
  isOfOrder?: boolean;
}

/** The foot of a mail: where the shop is, or for an order who sold it, and how to reach the shop. */
export function ShopFoot({ isOfOrder = false }: FootProps) {
  return (
    <>
      <p style={theme.quiet}>{isOfOrder ? SELLER : SHOP_ADDRESS}</p>
      <p className="links" style={theme.quiet}>
        <ShopContact />
      </p>
    </>
  );
}

/** The same as plain text. */
export const footLines = ({ isOfOrder = false }: FootProps = {}): string[] => [
  isOfOrder ? SELLER : SHOP_ADDRESS,
  `${shop.email}, ${shop.phone}`,
];
