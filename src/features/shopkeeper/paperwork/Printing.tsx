import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { $printed } from './printed.ts';

const PrintedPapers = lazyPart(async () => (await import('./PrintedPapers.tsx')).PrintedPapers);

/** What was last printed, unseen on the screen. */
export function Printing() {
  const printed = useStore($printed);
  if (printed === null) return null;
  return (
    <Suspense>
      <PrintedPapers {...printed} />
    </Suspense>
  );
}
