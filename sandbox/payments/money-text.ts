/** Minor units as people read them: 1099 gbp → £10.99. */
export function money(amount: number | null, currency: string | null): string {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency ?? 'gbp',
  });
  return format.format((amount ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
