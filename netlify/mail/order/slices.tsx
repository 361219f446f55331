import type { SliceSummary } from '#copy/order-summary.ts';
import { countedText, sharesOfSlices, slicesTitle } from '../order-confirmation/order-copy.ts';
import { TextLines } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { MailSlices } from './mail-box.tsx';

/** The slices of a bulk order, as a tray of their flavours beside how many there are of which. */
export function Slices({ slices, siteUrl }: { slices: SliceSummary; siteUrl: string }) {
  return (
    <>
      <p style={theme.boxName}>{slicesTitle(slices)}</p>
      <p style={theme.fact}>
        {slices.title}, {slices.share}
      </p>
      <div className="drawing" style={theme.drawing}>
        <MailSlices flavours={slices.flavours} siteUrl={siteUrl} />
      </div>
      <div style={theme.besideDrawing}>
        <p style={theme.belowLabel}>
          <TextLines text={sharesOfSlices(slices).map(countedText).join('\n')} />
        </p>
      </div>
    </>
  );
}

/** Returns the slices as plain text; empty for an order of boxes. */
export function slicesText(slices: SliceSummary | null): string[] {
  if (!slices) return [];
  return [
    slicesTitle(slices),
    ...sharesOfSlices(slices).map(({ name, quantity }) => `  ${quantity} x ${name}`),
    `  ${slices.title}, ${slices.share}`,
    '',
  ];
}
