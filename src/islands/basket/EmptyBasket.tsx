import { boxPhoto } from '#assets/pictures.ts';
import { ResponsiveImage } from '../ResponsiveImage.tsx';
import styles from './EmptyBasket.module.css';

/** An empty basket shows the way to a full one. */
export function EmptyBasket() {
  return (
    <div className={styles['empty']}>
      <ResponsiveImage
        photo={boxPhoto('box-of-12')}
        sizes="(max-width: 40rem) 92vw, 30rem"
        isFirst
      />
      <div className={styles['words']}>
        <h2 className="h2">Nothing in it yet</h2>
        <p>
          Fill a box with flavours of your choice, or take one that we have filled. Put in as many
          as you like, each with its own lid and note, and pay for all of them at once.
        </p>
        <p>
          <strong>FREE Standard Delivery on all orders!</strong>
        </p>
        <div className="button-row">
          <a className="button button--primary" href="/build-your-box">
            Build your box
          </a>
          <a className="button button--secondary" href="/shop-boxes">
            See ready-made boxes
          </a>
        </div>
      </div>
    </div>
  );
}
