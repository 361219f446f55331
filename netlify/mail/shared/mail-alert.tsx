import { Fragment, type ReactNode } from 'react';
import { ButtonLink, MailTable, Panel, Section } from './parts.tsx';
import { theme } from './theme.ts';

/** What is wrong, what happened, and what to do about it. */
export interface MailAlert {
  title: string;
  happened: string;
  /** The steps, one after the other; a line for each of several parcels makes one step. */
  toDo: readonly string[];
  /** Where to do it. */
  button?: { text: string; url: string } | undefined;
}

/** What to do as lines of text, numbered where it takes several steps. */
export const stepLines = (steps: readonly string[]): readonly string[] =>
  steps.length === 1 ? steps : steps.map((step, index) => `${index + 1}. ${step}`);

/** An alert as lines of text. */
export const alertLines = ({ title, happened, toDo, button }: MailAlert): string[] => [
  title,
  happened,
  ...stepLines(toDo),
  ...(button ? [`${button.text}: ${button.url}`] : []),
];

/** What is said of a parcel for which it is too late. */
export const POSTED_ALREADY = 'posted already';

/** A step: in bold what leads to the rest of it, or of several parcels the lines that ask for something. */
function Step({ step }: { step: string }) {
  if (step.includes('\n')) {
    return step.split('\n').map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line.endsWith(POSTED_ALREADY) ? line : <strong>{line}</strong>}
      </Fragment>
    ));
  }
  const end = step.search(/[.,:](?= |$)/) + 1;
  return (
    <>
      <strong>{step.slice(0, end)}</strong>
      {step.slice(end)}
    </>
  );
}

/** What to do, numbered where it takes several steps. */
function ToDo({ steps }: { steps: readonly string[] }) {
  const isNumbered = steps.length > 1;
  return (
    <Section style={theme.toDoList}>
      <MailTable>
        {steps.map((step, index) => (
          <tr key={step}>
            {isNumbered && (
              <td style={theme.toDoCount} valign="top">
                {index + 1}
              </td>
            )}
            <td style={theme.toDoStep} valign="top">
              <Step step={step} />
            </td>
          </tr>
        ))}
      </MailTable>
    </Section>
  );
}

interface AlertPanelProps {
  alert: MailAlert;
  /** The heading of the whole mail, of one that is nothing but the alert. */
  isHeading?: boolean;
  /** Whether it is the first of a mail. */
  isFirst?: boolean;
  /** Nothing is left to stop. */
  isCalm?: boolean;
  /** What the alert is about, between what happened and what to do. */
  children?: ReactNode;
}

/** An alert in the one shape of all alerts: its title, what happened, what to do, and one button. */
export function AlertPanel({
  alert,
  isHeading = false,
  isFirst = isHeading,
  isCalm = false,
  children,
}: AlertPanelProps) {
  const { title, happened, toDo, button } = alert;
  const Title = isHeading ? 'h1' : 'p';
  const headingStyle = isCalm ? theme.title : theme.alertHeading;
  return (
    <Panel className="alert" style={isCalm ? theme.calmAlert : theme.alert} isFirst={isFirst}>
      <Title style={headingStyle}>{title}</Title>
      <p style={isHeading ? theme.paragraph : theme.firstParagraph}>{happened}</p>
      {children}
      <ToDo steps={toDo} />
      {button && (
        <ButtonLink url={button.url} isQuiet={isCalm}>
          {button.text}
        </ButtonLink>
      )}
    </Panel>
  );
}
