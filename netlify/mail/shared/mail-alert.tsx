import type { ReactNode } from 'react';
import { ButtonLink, MailTable, Panel, Section } from './parts.tsx';
import { theme } from './theme.ts';

/** What is wrong, what happened, and what to do about it. */
export interface MailAlert {
  title: string;
  happened: string;
  /** The steps, one after the other. */
  toDo: readonly string[];
  /** Where to do it. */
  button?: { text: string; url: string } | undefined;
  /** The step, by its place, that the button is for; by default it stands below all of them. */
  buttonStep?: number;
}

/** What to do as lines of text, numbered where it takes several steps. */
export const stepLines = (steps: readonly string[]): readonly string[] =>
  steps.length === 1 ? steps : steps.map((step, index) => `${index + 1}. ${step}`);

/** An alert as lines of text, with what it is about before what to do. */
export const alertLines = (
  { title, happened, toDo, button }: MailAlert,
  about: readonly string[] = [],
): string[] => [
  title,
  happened,
  ...about,
  ...stepLines(toDo),
  ...(button ? [`${button.text}: ${button.url}`] : []),
];

/** A step: in bold what leads to the rest of it. */
function AlertStep({ step }: { step: string }) {
  const end = step.search(/[.,:](?= |$)/) + 1;
  return (
    <>
      <strong>{step.slice(0, end)}</strong>
      {step.slice(end)}
    </>
  );
}

interface ToDoProps {
  steps: readonly string[];
  button: ReactNode;
  buttonStep: number | undefined;
}

/** What to do, numbered where it takes several steps, and the button within its step. */
function ToDo({ steps, button, buttonStep }: ToDoProps) {
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
              <AlertStep step={step} />
              {index === buttonStep && (
                <Section style={index < steps.length - 1 ? theme.stepButton : {}}>{button}</Section>
              )}
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
  /** Whether nothing has to be clicked. */
  isButtonQuiet?: boolean;
  /** A line of its own below the title. */
  below?: ReactNode;
  /** What the alert is about, between what happened and what to do. */
  children?: ReactNode;
}

/** An alert in the one shape of all alerts: its title, what happened, what to do, and one button. */
export function AlertPanel({
  alert,
  isHeading = false,
  isFirst = isHeading,
  isCalm = false,
  isButtonQuiet = false,
  below,
  children,
}: AlertPanelProps) {
  const { title, happened, toDo, button, buttonStep } = alert;
  const Title = isHeading ? 'h1' : 'p';
  const link = button && (
    <ButtonLink url={button.url} isQuiet={isButtonQuiet}>
      {button.text}
    </ButtonLink>
  );
  const headingStyle = isCalm ? theme.title : theme.alertHeading;
  return (
    <Panel className="alert" style={isCalm ? theme.calmAlert : theme.alert} isFirst={isFirst}>
      <Title style={headingStyle}>{title}</Title>
      {below && <p style={theme.firstParagraph}>{below}</p>}
      <p style={isHeading ? theme.paragraph : theme.firstParagraph}>{happened}</p>
      {children}
      {toDo.length > 0 && <ToDo steps={toDo} button={link} buttonStep={buttonStep} />}
      {buttonStep === undefined && link}
    </Panel>
  );
}
