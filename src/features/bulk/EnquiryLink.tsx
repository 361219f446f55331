import type { ReactNode } from 'react';
import { prefillEnquiry } from './bulk-order.ts';

/** A link to the enquiry form that prefills it with the current order. */
export function EnquiryLink({ children }: { children: ReactNode }) {
  return (
    <a href="#enquiry" onClick={prefillEnquiry}>
      {children}
    </a>
  );
}
