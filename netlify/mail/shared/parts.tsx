import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { theme } from './theme.ts';

/** Text with a `<br>` for each line end: some mail programs ignore `white-space`. */
export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** One table for all rows of a list: a table per row would make large orders too long for mail programs. */
export function MailTable({ children }: { children: ReactNode }) {
  return (
    <table width="100%" border={0} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>{children}</tbody>
    </table>
  );
}

interface SectionProps {
  style?: CSSProperties;
  className?: string;
  /** In pixels; by default as wide as there is room. */
  width?: number;
  'aria-hidden'?: 'true';
  children: ReactNode;
}

/** A block with padding: a table of one cell, since some mail programs support padding in cells only. */
export function Section({ style = {}, width, children, ...rest }: SectionProps) {
  const { padding, ...tableStyle } = style;
  return (
    <table
      align="center"
      width={width ?? '100%'}
      border={0}
      cellPadding={0}
      cellSpacing={0}
      role="presentation"
      {...rest}
      style={tableStyle}
    >
      <tbody>
        <tr>
          <td style={{ padding }}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A section of a mail with its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section style={theme.section}>
      <MailTable>
        <tr>
          <td style={theme.rule}>
            <h2 style={theme.sectionTitle}>{title}</h2>
          </td>
        </tr>
      </MailTable>
      {children}
    </Section>
  );
}

interface PanelProps {
  style: CSSProperties;
  /** The class that the print stylesheet uses. */
  className?: string;
  children: ReactNode;
}

/** Text on a background. A table cell, because every mail program supports padding there. */
function Background({ style, className, children }: PanelProps) {
  return (
    <MailTable>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </MailTable>
  );
}

/** Text on a background with space around it, for allergens and warnings. */
export function Panel(props: PanelProps) {
  return (
    <Section style={theme.panel}>
      <Background {...props} />
    </Section>
  );
}

interface NoteProps {
  title: string;
  note: string;
  /** Larger, for somebody who copies it by hand. */
  isToCopy?: boolean;
}

/** A gift note exactly as typed. */
export function Note({ title, note, isToCopy = false }: NoteProps) {
  return (
    <>
      <p style={theme.noteTitle}>{title}</p>
      <Background className="note" style={isToCopy ? theme.noteToCopy : theme.note}>
        <TextLines text={note} />
      </Background>
    </>
  );
}

/** A framed label for the arrival promise. */
export function Label({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section style={theme.section}>
      <Section style={theme.label}>
        <MailTable>
          <tr>
            <td style={theme.labelInner}>
              <p style={theme.labelTitle}>{title}</p>
              {children}
            </td>
          </tr>
        </MailTable>
      </Section>
    </Section>
  );
}

/** A table row with its name in front: "Lid   Happy Birthday". */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <td style={theme.factName} valign="top">
        {name}
      </td>
      <td style={theme.factValue} valign="top">
        {typeof children === 'string' ? <TextLines text={children} /> : children}
      </td>
    </tr>
  );
}

/** A numbered list of steps. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <MailTable>
      {steps.map((step, index) => (
        <tr key={step}>
          <td style={theme.count} valign="top">
            {index + 1}
          </td>
          <td style={theme.piece} valign="top">
            {step}
          </td>
        </tr>
      ))}
    </MailTable>
  );
}

/** A `mailto:` link. The address is encoded, so that a stranger’s address cannot add recipients or text. */
export function MailTo({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} style={theme.link}>
      {email}
    </a>
  );
}
