// Styles of what shows only once it is sent; the page comes without them.
import '#ui/alert-wait.css';
import '#ui/alert.css';
import '#ui/result-card.css';
import './form-status.css';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import { ContactForm } from './ContactForm.tsx';

/** Hydrates the prerendered form in `element`. */
export const hydrateContactForm = (element: HTMLElement): void =>
  hydrateIsland(element, <ContactForm />);
