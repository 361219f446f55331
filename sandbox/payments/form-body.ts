import { PaymentApiError } from './api-error.ts';

/** A parsed form body: `a[b][0]=c` becomes nested maps. */
export type FormTree = ReadonlyMap<string, FormValue>;
export type FormValue = string | FormTree;
type Branch = Map<string, string | Branch>;

/** Parses a form body with bracketed names. Throws PaymentApiError. */
export function parseForm(form: URLSearchParams): FormTree {
  const root: Branch = new Map();
  for (const [name, value] of form) insert(root, parseName(name), value, name);
  return root;
}

/** Splits `line_items[0][quantity]` into `line_items`, `0`, `quantity`; `expand[]` gives an empty last part. */
function parseName(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function insert(branch: Branch, path: readonly string[], value: string, name: string): void {
  const [step = '', ...rest] = path;
  const key = step === '' ? String(branch.size) : step;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const next = branch.get(key) ?? new Map<string, string | Branch>();
  if (typeof next === 'string') {
    throw new PaymentApiError(400, `Invalid request (check the parameter ${name})`);
  }
  branch.set(key, next);
  insert(next, rest, value, name);
}
