/** A minimal nanostores atom for pages without React. nanostores would be a fifth of their script. */
export interface Atom<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls the listener now and after each change. */
  subscribe: (listener: (value: T) => void) => void;
}

/** Creates an atom that holds `value`. */
export function atom<T>(value: T): Atom<T> {
  const listeners: ((value: T) => void)[] = [];
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.push(listener);
      listener(value);
    },
  };
}
