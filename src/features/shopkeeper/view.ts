import { atom } from 'nanostores';
import { AVAILABILITY_NAME } from './copy.ts';

/** The parts of the shopkeeper's page, by the fragment of its address. The first opens without one. */
export const VIEWS: readonly { id: string; name: string }[] = [
  { id: 'today', name: 'Today' },
  { id: 'coming', name: 'Coming' },
  { id: 'posted', name: 'Posted' },
  { id: 'messages', name: 'Messages' },
  { id: 'reviews', name: 'Reviews' },
  { id: 'availability', name: AVAILABILITY_NAME },
  { id: 'weeks', name: 'Weeks' },
  { id: 'devices', name: 'Devices' },
];

const viewInAddress = (): string =>
  (VIEWS.find(({ id }) => `#${id}` === window.location.hash) ?? VIEWS[0])?.id ?? '';

export const $view = atom('');

/** Follows the fragment of the address, so that Back and Forward move between the parts. */
export function followAddress(): void {
  const follow = () => $view.set(viewInAddress());
  follow();
  window.addEventListener('hashchange', follow);
}
