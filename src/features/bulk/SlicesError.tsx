import { useStore } from '@nanostores/react';
import { slicesErrorParts } from '#copy/bulk.ts';
import { $slicesError } from './bulk-order.ts';
import { EnquiryLink } from './EnquiryLink.tsx';

/** What is wrong with the number of slices, at its field. What it asks for links to the enquiry form, prefilled. */
export function SlicesError() {
  const error = useStore($slicesError);
  const { text, ask } = error === null ? { text: '', ask: undefined } : slicesErrorParts(error);
  return (
    <p className="field__error" id="slices-error" role="alert">
      {text !== '' && <span>{text}</span>}
      {ask !== undefined && (
        <>
          <EnquiryLink>{ask}</EnquiryLink>
          <span>.</span>
        </>
      )}
    </p>
  );
}
