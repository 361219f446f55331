import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { rowCell, type RowPlace } from './rows.ts';
import { theme } from './theme.ts';

/** On an `img`. Without it React adds a link to the head that loads the picture first, which no mail program supports. */
export const NO_PRELOAD = { fetchPriority: 'low' } as const;

/** Text with a `<br>` for each line end: some mail programs ignore `white-space`. */
export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

interface MailTableProps {
  /** The class that the stylesheet uses. */
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** One table for all rows of a list: a table per row would make large orders too long for mail programs. */
export function MailTable({ className, style, children }: MailTableProps) {
  return (
    <table
      className={className}
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      role="presentation"
      style={style}
    >
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

interface PartProps {
  title: ReactNode;
  isUrgent?: boolean;
  /** Whether it is a part of a packing slip, which a stronger line parts. */
  isOfSlip?: boolean;
  children: ReactNode;
}

/** A section of a mail with its own heading. */
export function Part({ title, isUrgent = false, isOfSlip = false, children }: PartProps) {
  return (
    <Section style={isOfSlip ? theme.block : theme.section}>
      <MailTable>
        <tr>
          <td style={isOfSlip ? theme.strongRule : theme.rule}>
            <h2 style={isUrgent ? theme.urgentTitle : theme.sectionTitle}>{title}</h2>
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
  /** Whether it is the first of a mail, below the space that each begins with. */
  isFirst?: boolean;
  /** Whether it stands among others that are as loud. */
  isLoud?: boolean;
  children: ReactNode;
}

/** Text on a background. A table cell, because every mail program supports padding there. */
export function Background({ style, className, children }: Omit<PanelProps, 'isFirst' | 'isLoud'>) {
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
export function Panel({ isFirst = false, isLoud = false, ...background }: PanelProps) {
  return (
    <Section style={isFirst ? {} : isLoud ? theme.block : theme.panel}>
      <Background {...background} />
    </Section>
  );
}

interface NoteProps {
  title: string;
  note: string;
}

/** A gift note exactly as typed. */
export function Note({ title, note }: NoteProps) {
  return (
    <>
      <p style={theme.noteTitle}>{title}</p>
      <Background style={theme.note}>
        <TextLines text={note} />
      </Background>
    </>
  );
}

interface ButtonLinkProps {
  url: string;
  /** For a button beside the one of a mail that is to be clicked first. */
  isQuiet?: boolean;
  /** Whether it opens what is there every day, beside alerts in the colour of buttons. */
  isCalm?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ url, isQuiet = false, isCalm = false, children }: ButtonLinkProps) {
  const style = isCalm ? theme.calmButton : theme.button;
  return (
    <Section className="button" style={theme.block}>
      <a href={url} style={isQuiet ? theme.quietButton : style}>
        {children}
      </a>
    </Section>
  );
}

/** The link of a button in full, below what there is to know of it. */
export function WrittenLink({ url }: { url: string }) {
  return (
    <>
      <p style={theme.noteTitle}>If the button does not work, open this address:</p>
      <Background style={theme.writtenLink}>
        <a href={url} style={theme.addressLink}>
          {url}
        </a>
      </Background>
    </>
  );
}

interface LabelProps {
  title: ReactNode;
  /** A small line above the title; none when empty. */
  above?: string;
  /** What to know of it first; none when empty. */
  notice?: string;
  children: ReactNode;
}

/** A framed label for the arrival promise. */
export function Label({ title, above = '', notice = '', children }: LabelProps) {
  return (
    <Section style={theme.block}>
      <Section style={theme.label}>
        <MailTable>
          <tr>
            <td style={theme.labelInner}>
              {notice !== '' && <Background style={theme.labelHead}>{notice}</Background>}
              <Section style={theme.labelBody}>
                {above !== '' && <p style={theme.aboveLabelTitle}>{above}</p>}
                <p style={theme.labelTitle}>{title}</p>
                {children}
              </Section>
            </td>
          </tr>
        </MailTable>
      </Section>
    </Section>
  );
}

interface FactProps {
  name: string;
  /** As wide as its name, for where no other facts stand above or below. */
  isNarrow?: boolean;
  /** Its place in a list of facts that lines part. */
  place?: RowPlace;
  children: ReactNode;
}

/** A table row with its name in front: "Lid   Happy Birthday". */
export function Fact({ name, isNarrow = false, place, children }: FactProps) {
  const nameStyle = isNarrow ? theme.narrowName : theme.factName;
  return (
    <tr>
      <td style={place ? rowCell(nameStyle, place) : nameStyle} valign="baseline">
        {name}
      </td>
      <td style={place ? rowCell(theme.factValue, place, 16) : theme.factValue} valign="baseline">
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
          <td style={rowCell(theme.count, { index, count: steps.length })} valign="top">
            {index + 1}
          </td>
          <td style={rowCell(theme.cell, { index, count: steps.length })} valign="top">
            {step}
          </td>
        </tr>
      ))}
    </MailTable>
  );
}
