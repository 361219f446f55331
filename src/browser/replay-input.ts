import { showBusy } from './busy.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Whether a field differs from its server-rendered value. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.type !== 'file' && field.value !== field.defaultValue;
}

function dispatch(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A field's value: `rewind` restores the rendered one, `enter` types it as a user would. */
interface Entry {
  rewind: () => void;
  enter: () => void;
}

function entryOf(field: Field): Entry {
  if (field instanceof HTMLSelectElement) {
    return { rewind: () => undefined, enter: () => dispatch(field, 'change') };
  }
  if (isCheckable(field)) {
    const { checked } = field;
    return {
      rewind: () => (field.checked = field.defaultChecked),
      // Another radio button unchecks this one.
      enter: () =>
        field.checked !== checked && (checked || field.type !== 'radio') && field.click(),
    };
  }
  const { value, selectionStart, selectionEnd } = field;
  return {
    rewind: () => (field.value = field.defaultValue),
    enter() {
      // React overrides the value setter of the element; only the prototype's setter makes it notice the change.
      const prototype: unknown = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      dispatch(field, 'input');
    },
  };
}

/** Makes React hydrate at once: it does so for an input event, even of a field that is unchanged. */
const hydrateAtOnce = (field: Field): void => dispatch(field, 'input');

/** What precedes every change of a field by a visitor. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Leaves React to hydrate between other work, but at once when a visitor is about to change a field. */
function hydrateWhenTouched(part: HTMLElement, field: Field): void {
  for (const touch of TOUCHES) {
    part.addEventListener(touch, () => hydrateAtOnce(field), { capture: true, once: true });
  }
}

/**
 * Records the order in which fields change before hydration. The returned function enters their current values again in
 * that order, values restored by the browser first, so that React's state matches the screen.
 */
function recordFields(part: HTMLElement): () => void {
  const order = new Set<EventTarget | null>();
  const record = ({ target }: Event): void => {
    order.delete(target);
    order.add(target);
  };
  part.addEventListener('input', record);
  return () => {
    part.removeEventListener('input', record);
    const places = [...order];
    const changed = [...part.querySelectorAll<Field>('input, textarea, select')]
      .filter(isChanged)
      .sort((a, b) => places.indexOf(a) - places.indexOf(b));
    const anyField = part.querySelector<Field>('input, textarea, select');
    if (!anyField) return;
    if (changed.length === 0) {
      hydrateWhenTouched(part, anyField);
      return;
    }
    const entries = changed.map(entryOf);
    for (const { rewind } of entries) rewind();
    // React sees the rendered fields first, then receives every event below.
    hydrateAtOnce(anyField);
    for (const { enter } of entries) enter();
  };
}

const hold = (event: Event): void => event.preventDefault();

/**
 * Records input and clicks made before hydration, and holds forms back, which the browser would post itself. The returned
 * function replays the input, then the last click.
 */
export function recordInput(part: HTMLElement): () => void {
  const replayFields = recordFields(part);
  part.addEventListener('submit', hold);
  // A click from before this script came (`#layouts/deferred-loading.ts`).
  let clicked = part.querySelector<HTMLElement>('button[aria-busy]');
  const record = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    if (clicked) showBusy(clicked, false);
    clicked = event.target.closest('button');
    if (clicked) showBusy(clicked, true);
  };
  part.addEventListener('click', record);
  return () => {
    part.removeEventListener('click', record);
    part.removeEventListener('submit', hold);
    replayFields();
    if (clicked) showBusy(clicked, false);
    clicked?.click();
  };
}
