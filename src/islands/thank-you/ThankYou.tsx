import { useStore } from '@nanostores/react';
import { $orderSummary } from '#stores/order-status.ts';
import { Found } from './Found.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NotFound.tsx';

export function ThankYou() {
  const summary = useStore($orderSummary, { ssr: 'initial' });
  switch (summary.state) {
    case 'loading':
      return <Loading />;
    case 'not-found':
      return <NotFound missing={summary} />;
    case 'found':
      return <Found found={summary} />;
  }
}
