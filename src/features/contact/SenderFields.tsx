import type { FieldError } from '#contract/form-fields.ts';
import { MAX_FIELD_LENGTH } from '#domain/bulk/enquiry.ts';
import { FormField } from '#ui/FormField.tsx';

interface Props {
  form: string;
  errors: readonly FieldError[];
}

/** The sender's name, e-mail and phone. */
export function SenderFields({ form, errors }: Props) {
  return (
    <>
      <div className="form-row">
        <FormField form={form} name="firstName" label="First name" errors={errors}>
          {(control) => (
            <input
              {...control}
              autoComplete="given-name"
              maxLength={MAX_FIELD_LENGTH.name}
              required
            />
          )}
        </FormField>
        <FormField form={form} name="lastName" label="Last name" errors={errors}>
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
        <FormField form={form} name="email" label="E-mail" errors={errors}>
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
        <FormField form={form} name="phone" label="Phone (optional)" errors={errors}>
          {(control) => (
            <input {...control} type="tel" autoComplete="tel" maxLength={MAX_FIELD_LENGTH.phone} />
          )}
        </FormField>
      </div>
    </>
  );
}
