import { MailTable } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';

interface Props {
  flavours: readonly { name: string; quantity: number }[];
}

/**
 * How many of which flavour, a row each, the counts in a column. `boxStyle` parts the rows: a large order has hundreds of
 * them, and the longest mail has no room for their styles.
 */
export function FlavourCounts({ flavours }: Props) {
  return (
    <MailTable className="counts" style={theme.entries}>
      {flavours.map(({ name, quantity }, index) => (
        <tr key={index}>
          <td width={index === 0 ? 32 : undefined}>
            <b>{quantity}</b>
          </td>
          <td>{name}</td>
        </tr>
      ))}
    </MailTable>
  );
}
