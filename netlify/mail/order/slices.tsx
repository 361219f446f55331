import type { SliceSummary } from '#copy/order-summary.ts';
import { slicesByFlavour, slicesTitle } from './box-copy.ts';
import { BesidePicture } from '../shared/columns.tsx';
import { MailTable, Section } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { canDrawSlices, MailSlices } from './mail-box.tsx';

/** The slices of a bulk order, as a tray of their flavours beside how many there are of which. */
export function Slices({ slices, siteUrl }: { slices: SliceSummary; siteUrl: string }) {
  const { flavours } = slices;
  const shares = (
    <Section style={theme.facts}>
      <MailTable>
        {slicesByFlavour(slices).map(({ name, quantity }) => (
          <tr key={name}>
            <td style={theme.shareCount}>{quantity}</td>
            <td style={theme.slicesOfFlavour}>{name}</td>
          </tr>
        ))}
      </MailTable>
    </Section>
  );
  return (
    <>
      <p style={theme.firstSubtitle}>{slicesTitle(slices)}</p>
      <p style={theme.firstParagraph}>
        {slices.title}, {slices.perFlavour}
      </p>
      {canDrawSlices(flavours) ? (
        <BesidePicture picture={<MailSlices flavours={flavours} siteUrl={siteUrl} />}>
          {shares}
        </BesidePicture>
      ) : (
        shares
      )}
    </>
  );
}

/** Returns the slices as plain text; empty for an order of boxes. */
export function slicesText(slices: SliceSummary | null): string[] {
  if (!slices) return [];
  return [
    slicesTitle(slices),
    ...slicesByFlavour(slices).map(({ name, quantity }) => `  ${quantity} × ${name}`),
    `  ${slices.title}, ${slices.perFlavour}`,
    '',
  ];
}
