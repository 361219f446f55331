import { useStore } from '@nanostores/react';
import { $confirmation } from '#stores/confirm-request.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { Confirmed } from './Confirmed.tsx';
import { Gone } from './Gone.tsx';

/** The button that confirms a request, and what came of it (decision 55). */
export function ConfirmRequest() {
  const confirmation = useStore($confirmation);
  switch (confirmation.state) {
    case 'ready':
      return <ConfirmButton error={confirmation.error} />;
    case 'confirming':
      return <ConfirmButton isConfirming />;
    case 'confirmed':
      return <Confirmed {...confirmation} />;
    case 'gone':
      return <Gone />;
  }
}
