import { useStore } from '@nanostores/react';
import { $builderNotice } from '../draft/builder-notice.ts';
import { goToStep } from '../draft/wizard.ts';
import styles from './BuilderNotice.module.css';

/** A passing message from the builder, with a link to the cart or a button to the flavours where it helps. */
export function BuilderNotice() {
  const notice = useStore($builderNotice);
  return (
    <div role="status">
      {notice && (
        <p
          className={`alert alert--${notice.isWarning ? 'notice' : 'success'} ${styles['notice']}`}
        >
          <span>{notice.text}</span> {notice.linksToCart && <a href="/basket">See your basket</a>}
          {notice.leadsToFlavours && (
            <button type="button" className="text-button" onClick={() => goToStep('flavours')}>
              Change your flavours
            </button>
          )}
        </p>
      )}
    </div>
  );
}
