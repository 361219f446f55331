import './summary.css';
import type { ReactNode } from 'react';

interface Props {
  name: ReactNode;
  amount: string;
  isTotal?: boolean;
}

/** A row of a bill: what is paid for, and how much. */
export function SummaryRow({ name, amount, isTotal = false }: Props) {
  return (
    <div className={isTotal ? 'summary-row summary-row--total' : 'summary-row'}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
