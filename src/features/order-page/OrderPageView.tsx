import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { focusHeading } from '#browser/focus.ts';
import type { OrderPage } from '#contract/order-page.ts';
import { shop } from '#data/shop.ts';
import { formatPounds } from '#domain/money.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import { PaidBack } from '#features/order/PaidBack.tsx';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import { DeviceOrders } from './DeviceOrders.tsx';
import { $orderPage, loadOrderPage, type OrderPageState } from './order-page.ts';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { OwnParcel } from './OwnParcel.tsx';
import { TooLate } from './TooLate.tsx';
import styles from './OrderPage.module.css';

const CHANGEABLE = 'the address and the day';

const LEADS: Readonly<Record<ParcelStatus, string>> = {
  waiting: `We have it. Until we pack it, you can change the note, ${CHANGEABLE}.`,
  packed: 'Somebody here is packing it. What is packed can no longer be changed.',
  posted: 'It has left us, and Royal Mail brings it to the door.',
};

function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 className={styles['heading']} ref={focusHeading} tabIndex={-1}>
      {children}
    </h1>
  );
}

function Help() {
  return (
    <p className={styles['help']}>
      Something else? Write to <a href={`mailto:${shop.email}`}>{shop.email}</a>{' '}
      <span className="nowrap">
        or ring <a href={shop.phoneLink}>{shop.phone}</a>.
      </span>
    </p>
  );
}

function leadOf({ status, slices }: OrderPage): string {
  return slices && status === 'waiting'
    ? `We have it. Until we pack it, you can change ${CHANGEABLE}.`
    : LEADS[status];
}

function OpenOrder({ order, refused }: Extract<OrderPageState, { state: 'open' }>) {
  const { orderNumber, parcels, slices } = order;
  return (
    <div className={styles['columns']}>
      <div className={styles['top']}>
        <Heading>
          Your order <span className={styles['number']}>{orderNumber}</span>
        </Heading>
        {isRefundedInFull(order.receipt) ? (
          <PaidBack total={formatPounds(order.receipt.refundedPence)} />
        ) : (
          <>
            <p className="lead">{leadOf(order)}</p>
            <OrderProgress order={order} />
          </>
        )}
      </div>
      <div className={styles['parcels']}>
        {refused && <TooLate refused={refused} />}
        {parcels.map((parcel, index) => (
          <OwnParcel
            key={parcel.id}
            parcel={parcel}
            index={index}
            count={parcels.length}
            slices={slices}
            isRefundedInFull={isRefundedInFull(order.receipt)}
          />
        ))}
      </div>
      <div className={styles['side']}>
        <OrderReceipt order={order} />
        <Help />
      </div>
    </div>
  );
}

const askAgain = (
  <a
    className="button button--primary"
    href={`mailto:${shop.email}?subject=Please%20send%20me%20the%20link%20to%20my%20order`}
  >
    Ask us for the link again
  </a>
);

interface MissingProps {
  title: string;
  /** The button for what helps most. */
  action: ReactNode;
  /** What stands beside the words in place of the picture. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The page without an order: why, and where to go from here. */
function Missing({ title, action, beside, children }: MissingProps) {
  return (
    <div className={`order-missing ${styles['columns']} ${styles['missing']}`}>
      <div className={styles['story']}>
        <h1 className={styles['large']} ref={focusHeading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <p className="button-row">
          {action}
          <a className="button button--secondary" href="/">
            Return to Home
          </a>
        </p>
        <Help />
      </div>
      {beside}
    </div>
  );
}

function ClosedOrder({ closed }: { closed: Extract<OrderPageState, { state: 'closed' }> }) {
  const { title, message, canTryAgain } = closed;
  return (
    <Missing
      title={title}
      action={
        canTryAgain ? (
          <button className="button button--primary" onClick={() => void loadOrderPage()}>
            Try again
          </button>
        ) : (
          askAgain
        )
      }
    >
      <p className="lead">{message}</p>
    </Missing>
  );
}

/** The order's own page in each of its states. */
export function OrderPageView() {
  const page = useStore($orderPage, { ssr: 'initial' });
  switch (page.state) {
    case 'loading':
      return (
        <div className={styles['top']}>
          <h1 className={styles['heading']}>Your order</h1>
          <p className="lead" role="status">
            One moment, we are fetching your order.
          </p>
        </div>
      );
    case 'no-link':
      return (
        <Missing
          title="Your order"
          action={askAgain}
          beside={page.links.length > 0 && <DeviceOrders links={page.links} />}
        >
          <p className="lead">
            Please open this page by the link in your confirmation mail: “See or change your order”.
          </p>
        </Missing>
      );
    case 'closed':
      return <ClosedOrder closed={page} />;
    case 'open':
      return <OpenOrder {...page} />;
  }
}

/** Hydrates the prerendered order page in `element`. */
export const hydrateOrderPage = (element: HTMLElement): void =>
  hydrateIsland(element, <OrderPageView />);
