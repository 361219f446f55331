import { useStore } from '@nanostores/react';
import { boxImage } from '#assets/images.ts';
import { hideBrokenImage } from '#ui/hide-broken-image.ts';
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx';
import { $cartNotices } from './cart-notices.ts';
import styles from './EmptyCart.module.css';
import { FREE_DELIVERY } from '#copy/delivery.ts';

/** The empty cart, with links to the builder and to the ready-made boxes. */
export function EmptyCart({ isDrawer }: { isDrawer: boolean }) {
  const isTakenOut = useStore($cartNotices).length > 0;
  return (
    <div className={styles['empty']} onErrorCapture={hideBrokenImage}>
      <ResponsiveImage
        image={boxImage('box-of-12')}
        sizes={`(max-width: 40rem) 92vw, ${isDrawer ? '30rem' : '50rem'}`}
        isFirst
      />
      <div className={styles['words']}>
        <h2 className="h2">{isTakenOut ? 'Nothing in it now' : 'Nothing in it yet'}</h2>
        <p>
          Fill a box with flavours of your choice, or take one that we have filled. Each gets its
          own lid and note, both free.
        </p>
        <p>
          <strong>{FREE_DELIVERY}</strong>
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
