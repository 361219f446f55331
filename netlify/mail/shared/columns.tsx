import type { CSSProperties, ReactNode } from 'react';
import { MailTable } from './parts.tsx';
import { theme } from './theme.ts';

interface ColumnProps {
  width: number;
  style: CSSProperties;
  className?: string;
  children: ReactNode;
}

/** A table that floats, since mail programs know little else that wraps; on a phone it is as wide as the mail. */
function Column({ width, style, className = 'column', children }: ColumnProps) {
  return (
    <table
      align="left"
      className={className}
      width={width}
      border={0}
      cellPadding={0}
      cellSpacing={0}
      role="presentation"
    >
      <tbody>
        <tr>
          <td style={style}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A picture with text beside it, or above it on a phone. */
export function BesidePicture({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <MailTable>
      <tr>
        <td>
          <Column width={264} style={theme.pictureColumn}>
            {picture}
          </Column>
          <Column width={288} style={theme.besidePicture}>
            {children}
          </Column>
        </td>
      </tr>
    </MailTable>
  );
}
