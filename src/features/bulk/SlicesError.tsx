import { useStore } from '@nanostores/react';
import { slicesErrorParts } from '#copy/bulk.ts';
import { $slicesError } from './bulk-order.ts';
import { EnquiryLink } from './EnquiryLink.tsx';

/** What is wrong with the number of slices. What it asks for links to the enquiry form, prefilled. */
export function SlicesErrorText() {
  const error = useStore($slicesError);
  if (error === undefined) return null;
  const { text, ask } = slicesErrorParts(error);
  return (
    <>
      {text}
      {ask !== undefined && (
        <>
          <EnquiryLink>{ask}</EnquiryLink>.
        </>
      )}
    </>
  );
}

/** The error at the field. */
export const SlicesError = () => (
  <p className="field__error" id="slices-error" role="alert">
    <SlicesErrorText />
  </p>
);
