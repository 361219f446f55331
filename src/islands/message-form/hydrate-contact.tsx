import { hydratePart } from '../hydrate-part.ts';
import { ContactForm } from './ContactForm.tsx';

export const wakeContactForm = (part: HTMLElement): void => hydratePart(part, <ContactForm />);
