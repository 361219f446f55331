import type { ReactNode } from 'react';
import { prepareEnquiry } from '#stores/bulk-enquiry.ts';

/** Leads to the enquiry form, which then knows what was being ordered. */
export function EnquiryLink({ children }: { children: ReactNode }) {
  return (
    <a href="#enquiry" onClick={prepareEnquiry}>
      {children}
    </a>
  );
}
