import type * as v from 'valibot';
import type { ErrorCode } from './error-code.ts';

/** How a field that was filled in wrongly is shown again; a `choice` is made on the page of the form only. */
export type FieldControl = 'line' | 'email' | 'date' | 'number' | 'text' | 'choice';

/** A link to a page of the shop. */
export interface PageLink {
  text: string;
  path: string;
}

/** A field as the page of the form calls it. */
export interface PostedField {
  label: string;
  control: FieldControl;
  /** Where to ask for what the form cannot take. */
  ask?: PageLink;
}

/** How a page without JavaScript sends an endpoint's input: by a form of the browser’s own. */
export interface PostedForm<Input, Output> {
  /** Parses the fields; a name that is posted several times holds a list. */
  request: v.GenericSchema<unknown, Input>;
  /** The visible fields by name. */
  fields: Readonly<Record<string, PostedField>>;
  /** The field that a refusal by one of the shop’s rules is about, by its code. */
  fieldsByCode?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Where to go when the input cannot be sent again. */
  instead?: PageLink;
  /** Returns where the browser goes once the input is accepted. */
  next: (answer: Output) => string;
}
