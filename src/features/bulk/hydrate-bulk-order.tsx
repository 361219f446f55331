// Styles of what shows only after a click; the page comes without them.
import '#ui/alert.css';
import './calculator-changes.css';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import { BulkOrderForm } from './BulkOrderForm.tsx';

/** Hydrates the prerendered calculator in `element`. */
export const hydrateBulkOrderForm = (element: HTMLElement): void =>
  hydrateIsland(element, <BulkOrderForm />);
