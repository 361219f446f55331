import { hydrateIsland } from '#ui/hydrate-island.ts';
import { ContactForm } from './ContactForm.tsx';

/** Hydrates the prerendered contact form in `element`. */
export const hydrateContactForm = (element: HTMLElement): void =>
  hydrateIsland(element, <ContactForm />);
