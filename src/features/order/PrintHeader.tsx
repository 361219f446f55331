import { shop } from '#data/shop.ts';
import styles from './PrintHeader.module.css';

/** The seller and its contact details, for print, which has no page header or footer. */
export function PrintHeader() {
  const { street, town, county, postcode } = shop.address;
  return (
    <address className={styles.printHeader}>
      <strong>{shop.name}</strong>
      {`${street}, ${town}, ${county} ${postcode}`}
      <br />
      {`${shop.email}, ${shop.phone}`}
    </address>
  );
}
