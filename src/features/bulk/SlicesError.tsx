import { useStore } from '@nanostores/react';
import { slicesErrorText } from '#copy/bulk.ts';
import { $slicesError } from './bulk-order.ts';
import { EnquiryLink } from './EnquiryLink.tsx';

const CONTACT = 'contact us';

/** What is wrong with the number of slices, at its field. Its "contact us" links to the enquiry form, prefilled. */
export function SlicesError() {
  const error = useStore($slicesError);
  const [before, after] = error ? slicesErrorText(error).split(CONTACT) : [];
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
