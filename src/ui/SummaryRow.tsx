import './summary.css';

interface Props {
  name: string;
  amount: string;
  isTotal?: boolean;
}

/** A row of a bill: what was paid for, and how much. */
export function SummaryRow({ name, amount, isTotal = false }: Props) {
  return (
    <div className={isTotal ? 'summary-row summary-row--total' : 'summary-row'}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
