import type { Mistake } from '#contract/form-fields.ts';
import { MAX_FIELD_LENGTH } from '#domain/enquiry.ts';
import { FormField } from '../FormField.tsx';

interface Props {
  form: string;
  mistakes: readonly Mistake[];
}

/** Who writes, and how to answer. */
export function PersonFields({ form, mistakes }: Props) {
  return (
    <>
      <div className="form-row">
        <FormField form={form} name="firstName" label="First name" mistakes={mistakes}>
          {(control) => (
            <input
              {...control}
              autoComplete="given-name"
              maxLength={MAX_FIELD_LENGTH.name}
              required
            />
          )}
        </FormField>
        <FormField form={form} name="lastName" label="Last name" mistakes={mistakes}>
          {(control) => (
            <input
              {...control}
              autoComplete="family-name"
              maxLength={MAX_FIELD_LENGTH.name}
              required
            />
          )}
        </FormField>
      </div>
      <div className="form-row">
        <FormField form={form} name="email" label="E-mail" mistakes={mistakes}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              maxLength={MAX_FIELD_LENGTH.email}
              required
            />
          )}
        </FormField>
        <FormField form={form} name="phone" label="Phone (optional)" mistakes={mistakes}>
          {(control) => (
            <input {...control} type="tel" autoComplete="tel" maxLength={MAX_FIELD_LENGTH.phone} />
          )}
        </FormField>
      </div>
    </>
  );
}
