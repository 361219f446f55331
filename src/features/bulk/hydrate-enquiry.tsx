// Styles of what shows only once it is sent; the page comes without them.
import '#ui/alert-wait.css';
import '#ui/alert.css';
import '#ui/result-card.css';
import '#features/contact/form-status.css';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

/** Hydrates the prerendered form in `element`. */
export const hydrateEnquiryForm = (element: HTMLElement): void =>
  hydrateIsland(element, <EnquiryForm />);
