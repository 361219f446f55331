type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Whether a field holds something else than the page was painted with. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isTick(field)
    ? field.checked !== field.defaultChecked
    : field.type !== 'file' && field.value !== field.defaultValue;
}

function happen(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A field's value: to be taken back to the one it was painted with, and entered again as a shopper would. */
interface Entry {
  rewind: () => void;
  enter: () => void;
}

function entryOf(field: Field): Entry {
  if (field instanceof HTMLSelectElement) {
    return { rewind: () => undefined, enter: () => happen(field, 'change') };
  }
  if (isTick(field)) {
    const { checked } = field;
    return {
      rewind: () => (field.checked = field.defaultChecked),
      // A radio button is let go by pressing another one.
      enter: () =>
        field.checked !== checked && (checked || field.type !== 'radio') && field.click(),
    };
  }
  const { value, selectionStart, selectionEnd } = field;
  return {
    rewind: () => (field.value = field.defaultValue),
    enter() {
      // React hears of a value only if it was not set by way of the element's own property, which React watches.
      const prototype: unknown = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      happen(field, 'input');
    },
  };
}

/**
 * Records in which order the fields of a part of the page are changed before hydration. The returned function enters
 * again, in that order, what the fields hold by then: in place of what the part believes, it learns what is on the screen.
 * Values that the browser has restored come first.
 */
export function recordFields(part: HTMLElement): () => void {
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
    const entries = changed.map(entryOf);
    for (const { rewind } of entries) rewind();
    // React hydrates at once what an event happens to: it sees the fields as they were painted, and hears all that follows.
    const anyField = part.querySelector<Field>('input, textarea, select');
    if (anyField) happen(anyField, 'input');
    for (const { enter } of entries) enter();
  };
}
