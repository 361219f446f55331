/** Says that an order was paid back in full: the total in pounds, such as "£15.97". */
export function PaidBack({ total }: { total: string }) {
  return (
    <div className="alert alert--success">
      <h2>{`${total} is paid back`}</h2>
      <p>Your bank may take some days to show it.</p>
    </div>
  );
}
