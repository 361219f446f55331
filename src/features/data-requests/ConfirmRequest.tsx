import { useStore } from '@nanostores/react';
import { $confirmation } from './confirm-request.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { RequestConfirmed } from './RequestConfirmed.tsx';
import { ExpiredLink } from './ExpiredLink.tsx';

/** Confirms a data request from its e-mailed link: the button, then its result. */
export function ConfirmRequest() {
  const confirmation = useStore($confirmation);
  switch (confirmation.state) {
    case 'ready':
      return <ConfirmButton error={confirmation.error} />;
    case 'confirming':
      return <ConfirmButton isConfirming />;
    case 'confirmed':
      return <RequestConfirmed {...confirmation} />;
    case 'gone':
      return <ExpiredLink />;
  }
}
