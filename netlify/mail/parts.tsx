import { Column, Heading, Row, Section, Text } from 'react-email';
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

/** A part of a mail under its own heading and ink rule. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section style={theme.section}>
      <Section style={theme.rule}>
        <Heading as="h2" style={theme.sectionTitle}>
          {title}
        </Heading>
      </Section>
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

/** Words on a ground of their own: a note, the allergens, a warning. A cell, since that is what every mail program pads. */
export function Panel({ style, className, children }: PanelProps) {
  return (
    <Section style={theme.panel}>
      <Row>
        <Column className={className} style={style}>
          {children}
        </Column>
      </Row>
    </Section>
  );
}

/** The paper label with its two rules: what the shop promises. */
export function Label({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section style={theme.section}>
      <Section style={theme.label}>
        <Row>
          <Column style={theme.labelInside}>
            <Text style={theme.labelTitle}>{title}</Text>
            {children}
          </Column>
        </Row>
      </Section>
    </Section>
  );
}

/** A fact with its name in front: "Lid — Happy Birthday". */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row>
      <Column style={theme.factName} valign="top">
        {name}
      </Column>
      <Column style={theme.fact} valign="top">
        {typeof children === 'string' ? <Lines text={children} /> : children}
      </Column>
    </Row>
  );
}

/** What happens, step by step. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return steps.map((step, index) => (
    <Row key={step}>
      <Column style={theme.count} valign="top">
        {index + 1}
      </Column>
      <Column style={theme.piece} valign="top">
        {step}
      </Column>
    </Row>
  ));
}
