import { slicesByFlavour, type SliceSummary } from '#copy/order-summary.ts';
import { countedText, slicesTitle } from './box-copy.ts';
import { FlavourCounts } from './flavour-counts.tsx';
import { BesidePicture } from '../shared/columns.tsx';
import { Section } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { canDrawSlices, MailSlices } from './mail-box.tsx';

/** The slices of a bulk order, as a tray of their flavours beside how many there are of which. */
export function Slices({ slices, siteUrl }: { slices: SliceSummary; siteUrl: string }) {
  const { flavours } = slices;
  const shares = (
    <Section style={theme.facts}>
      <FlavourCounts flavours={slicesByFlavour(slices)} />
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
    ...slicesByFlavour(slices).map((flavour) => `  ${countedText(flavour)}`),
    `  ${slices.title}, ${slices.perFlavour}`,
    '',
  ];
}
