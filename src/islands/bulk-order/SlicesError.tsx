import { useStore } from '@nanostores/react';
import { $slicesError } from '#stores/bulk-order.ts';
import { EnquiryLink } from './EnquiryLink.tsx';

const CONTACT = 'contact us';

/** What is wrong with the number; its "contact us" leads to the enquiry, with the number in it. */
export function SlicesError() {
  const [before, after] = useStore($slicesError)?.split(CONTACT) ?? [];
  return (
    <p className="field__error" id="slices-error" role="alert">
      {before}
      {after !== undefined && (
        <>
          <EnquiryLink>{CONTACT}</EnquiryLink>
          {after}
        </>
      )}
    </p>
  );
}
