import type { SliceSummary } from '#copy/order-summary.ts';
import { slicesTitle } from '../order-confirmation/order-copy.ts';
import { Fact, MailTable, Section } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';

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
