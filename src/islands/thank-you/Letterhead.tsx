import { shop } from '#data/shop.ts';
import styles from './thank-you.module.css';

/** Who sold it and how to reach them, on paper, where the page's header and footer are missing. */
export function Letterhead() {
  const { street, town, county, postcode } = shop.address;
  return (
    <address className={styles.letterhead}>
      <strong>{shop.name}</strong>
      {`${street}, ${town}, ${county} ${postcode}`}
      <br />
      {`${shop.email}, ${shop.phone}`}
    </address>
  );
}
