import { hydrateIsland } from '../hydrate-island.ts';
import { ContactForm } from './ContactForm.tsx';

export const hydrateContactForm = (part: HTMLElement): void => hydrateIsland(part, <ContactForm />);
