import { useStore } from '@nanostores/react';
import { slicesErrorText } from '#copy/bulk.ts';
import { $slicesError } from './bulk-order.ts';
import { EnquiryLink } from './EnquiryLink.tsx';

const CONTACT = 'contact us';

/** What is wrong with the number of slices. Its "contact us" links to the enquiry form, prefilled. */
export function SlicesErrorText() {
  const error = useStore($slicesError);
  const [before, after] = error ? slicesErrorText(error).split(CONTACT) : [];
  return (
    <>
      {before}
      {after !== undefined && (
        <>
          <EnquiryLink>{CONTACT}</EnquiryLink>
          {after}
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
