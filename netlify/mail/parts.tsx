import { Heading, Link, Section, Text } from 'react-email';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { theme } from './theme.ts';

/** Text whose line ends hold in mail programs that know no `white-space`. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** One table for all rows of a list: a table for each row would make a large order too long for mail programs. */
export function Table({ children }: { children: ReactNode }) {
  return (
    <table width="100%" border={0} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>{children}</tbody>
    </table>
  );
}

/** A part of a mail under its own heading and ink rule. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section style={theme.section}>
      <Table>
        <tr>
          <td style={theme.rule}>
            <Heading as="h2" style={theme.sectionTitle}>
              {title}
            </Heading>
          </td>
        </tr>
      </Table>
      {children}
    </Section>
  );
}

interface PanelProps {
  style: CSSProperties;
  /** What the sheet's own style knows it by. */
  className?: string;
  children: ReactNode;
}

/** Words on a ground of their own. A cell, since that is what every mail program pads. */
function Ground({ style, className, children }: PanelProps) {
  return (
    <Table>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </Table>
  );
}

/** Words on a ground of their own, apart from what is above and below: the allergens, a warning. */
export function Panel(props: PanelProps) {
  return (
    <Section style={theme.panel}>
      <Ground {...props} />
    </Section>
  );
}

/** A note that goes with a box, as it was typed. */
export function Note({ title, note }: { title: string; note: string }) {
  return (
    <>
      <Text style={theme.noteTitle}>{title}</Text>
      <Ground className="note" style={theme.note}>
        <Lines text={note} />
      </Ground>
    </>
  );
}

/** The paper label with its two rules: what the shop promises. */
export function Label({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section style={theme.section}>
      <Section style={theme.label}>
        <Table>
          <tr>
            <td style={theme.labelInside}>
              <Text style={theme.labelTitle}>{title}</Text>
              {children}
            </td>
          </tr>
        </Table>
      </Section>
    </Section>
  );
}

/** A row of a table of facts, its name in front: "Lid   Happy Birthday". */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <td style={theme.factName} valign="top">
        {name}
      </td>
      <td style={theme.factValue} valign="top">
        {typeof children === 'string' ? <Lines text={children} /> : children}
      </td>
    </tr>
  );
}

/** What happens, step by step. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Table>
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
    </Table>
  );
}

/** A link that opens a mail to an address, which may be a stranger's: encoded, it can add no copies and no words. */
export function MailTo({ email }: { email: string }) {
  return (
    <Link href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} style={theme.link}>
      {email}
    </Link>
  );
}
