import type { SliceSummary } from '#copy/order-summary.ts';
import { shareSlices } from '#domain/bulk/bulk.ts';
import { Fact, MailTable, Section } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';

/** "120 fudge slices": the name of a bulk order in mails. */
export const slicesTitle = ({ quantity }: SliceSummary): string => `${quantity} fudge slices`;

/** Returns how many slices of each flavour are to be packed. */
export function sharesOfSlices({ quantity, flavours }: SliceSummary) {
  const shares = shareSlices(quantity, flavours.length);
  return flavours.map((name, place) => ({ name, quantity: shares[place] ?? 0 }));
}

/** The slices of a bulk order: how many, which flavours, and their shares. */
export function Slices({ slices }: { slices: SliceSummary }) {
  return (
    <Section>
      <p style={theme.boxName}>{slicesTitle(slices)}</p>
      <MailTable>
        <Fact name="Flavours">{slices.flavours.join('\n')}</Fact>
        <Fact name="Chosen">{slices.title}</Fact>
        <Fact name="Shares">{slices.share}</Fact>
      </MailTable>
    </Section>
  );
}

/** Returns the slices as plain text; empty for an order of boxes. */
export function slicesText(slices: SliceSummary | null): string[] {
  if (!slices) return [];
  return [
    slicesTitle(slices),
    ...slices.flavours.map((name) => `  ${name}`),
    `  ${slices.title}, ${slices.share}`,
    '',
  ];
}
