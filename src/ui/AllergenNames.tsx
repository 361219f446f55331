/** The names of allergens in bold. Nothing is ever said to hold none: without a name, the shop asks to be asked. */
export function AllergenNames({
  allergens,
  className,
}: {
  allergens: readonly string[];
  className?: string | undefined;
}) {
  if (allergens.length === 0) return <span>please ask us</span>;
  return <strong className={className}>{allergens.join(', ')}</strong>;
}
