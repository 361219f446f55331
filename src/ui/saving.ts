import type { FieldError } from '#contract/form-fields.ts';

/** How far a form is that saves a change: typed, with what was wrong at the last try; being saved; or refused, in words. */
export type Saving =
  | { state: 'typing'; errors: readonly FieldError[] }
  | { state: 'saving' }
  | { state: 'refused'; problem: string };
