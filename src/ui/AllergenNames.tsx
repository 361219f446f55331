/** The names of allergens in bold, or that there are none of those that are listed. */
export function AllergenNames({
  allergens,
  className,
}: {
  allergens: readonly string[];
  className?: string | undefined;
}) {
  if (allergens.length === 0) return 'none of the listed allergens';
  return <strong className={className}>{allergens.join(', ')}</strong>;
}
