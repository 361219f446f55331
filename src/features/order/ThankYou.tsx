import { useStore } from '@nanostores/react';
import { $orderStatus } from './order-status.ts';
import { OrderFound } from './OrderFound.tsx';
import { OrderLoading } from './OrderLoading.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';

export function ThankYou() {
  const summary = useStore($orderStatus, { ssr: 'initial' });
  switch (summary.state) {
    case 'loading':
      return <OrderLoading />;
    case 'not-found':
      return <OrderNotFound missing={summary} />;
    case 'found':
      return <OrderFound found={summary} />;
  }
}
