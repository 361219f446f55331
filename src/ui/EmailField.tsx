import { useRef, useState } from 'react';
import { FormField, type FieldProps } from './FormField.tsx';

/** How long a click takes: a question that appears within one would move the button that is clicked. */
const PRESS_MS = 300;

/** Returns the address that a likely slip stands for, or "". Fetches the rule, and asks nothing where it cannot. */
async function meantBy(typed: string): Promise<string> {
  try {
    const { suggestEmail } = await import('#domain/customer/email-suggestion.ts');
    await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
    return suggestEmail(typed) ?? '';
  } catch {
    return '';
  }
}

/** The field `email`, required. After a likely slip it asks "Did you mean edna@gmail.com?" */
export function EmailField(props: Pick<FieldProps, 'form' | 'hint' | 'errors'>) {
  const [meant, setMeant] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const accept = (): void => {
    if (!input.current) return;
    input.current.value = meant;
    // The form checks again what it holds.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <FormField {...props} name="email" label="E-mail">
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="email"
            autoComplete="email"
            required
            onInput={() => setMeant('')}
            onBlur={({ target }) => void meantBy(target.value).then(setMeant)}
          />
          {meant !== '' && (
            <p role="status">
              Did you mean{' '}
              <button type="button" className="text-button" onClick={accept}>
                {meant}
              </button>
              ?
            </p>
          )}
        </>
      )}
    </FormField>
  );
}
