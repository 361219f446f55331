import type { ReactNode } from 'react';
import { ButtonLink, Panel } from './parts.tsx';
import { theme } from './theme.ts';

/** What is wrong, what happened, and what to do about it. */
export interface MailAlert {
  title: string;
  happened: string;
  /** A sentence, or a line for each of several parcels. */
  toDo: readonly string[];
  /** Where to do it. */
  button?: { text: string; url: string } | undefined;
}

/** An alert as lines of text. */
export const alertLines = ({ title, happened, toDo, button }: MailAlert): string[] => [
  title,
  happened,
  ...toDo,
  ...(button ? [`${button.text}: ${button.url}`] : []),
];

interface AlertPanelProps {
  alert: MailAlert;
  /** The heading of the whole mail, of one that is nothing but the alert. */
  isHeading?: boolean;
  /** Nothing is left to stop. */
  isCalm?: boolean;
  /** What the alert is about, between what happened and what to do. */
  children?: ReactNode;
}

/** An alert in the one shape of all alerts: its title, what happened, what to do, and one button. */
export function AlertPanel({
  alert,
  isHeading = false,
  isCalm = false,
  children,
}: AlertPanelProps) {
  const { title, happened, toDo, button } = alert;
  const Title = isHeading ? 'h1' : 'p';
  const headingStyle = isCalm ? theme.calmHeading : theme.alertHeading;
  return (
    <Panel style={isCalm ? theme.calmAlert : theme.alert} isFirst={isHeading}>
      <Title style={isHeading ? headingStyle : theme.alertTitle}>{title}</Title>
      <p style={theme.alertHappened}>{happened}</p>
      {children}
      {toDo.map((line) => (
        <p key={line} style={theme.alertToDo}>
          {line}
        </p>
      ))}
      {button && (
        <ButtonLink url={button.url} isQuiet={isCalm}>
          {button.text}
        </ButtonLink>
      )}
    </Panel>
  );
}
