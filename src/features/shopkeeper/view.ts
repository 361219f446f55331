import { atom } from 'nanostores';
import { AVAILABILITY_NAME } from './copy.ts';

/** The parts of the shopkeeper's page, by the fragment of its URL. The first opens without one. */
export const VIEWS = [
  { id: 'today', name: 'Today' },
  { id: 'coming', name: 'Coming' },
  { id: 'posted', name: 'Posted' },
  { id: 'messages', name: 'Messages' },
  { id: 'reviews', name: 'Reviews' },
  { id: 'availability', name: AVAILABILITY_NAME },
  { id: 'weeks', name: 'Weeks' },
  { id: 'devices', name: 'Devices' },
] as const;

export const $view = atom<(typeof VIEWS)[number]['id']>(VIEWS[0].id);

/** Follows the fragment of the URL, so that Back and Forward move between the parts. */
export function followFragment(): void {
  const follow = (): void => {
    const { hash } = window.location;
    const named = VIEWS.find(({ id }) => hash === `#${id}`);
    // Another fragment, as of the link to the content, leads to a place on the part that is open.
    if (named) $view.set(named.id);
    else if (hash === '') $view.set(VIEWS[0].id);
  };
  follow();
  window.addEventListener('hashchange', follow);
}
