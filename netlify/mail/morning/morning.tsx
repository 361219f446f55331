import { formatWeekday } from '#domain/day-words.ts';
import { CUT_UNIT_WORDS, type CutFlavour } from '#domain/order/cutting-list.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { AlertStep } from '../shared/mail-alert.tsx';
import { ButtonLink, Fact, MailTable, Panel, Part, Section, TextLines } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { rowCell } from '../shared/rows.ts';
import { theme } from '../shared/theme.ts';
import type { Morning } from './morning-for-mail.ts';
import {
  byClass,
  CUTTING_NOTICE,
  cuttingUnits,
  dueMore,
  dueServices,
  dueLines,
  dueText,
  lateSince,
  MAX_ENTRIES,
  MAX_PARCELS,
  morningSubject,
  morningNewsText,
  nameText,
  NOTHING_STUCK,
  OPEN_PAYMENTS,
  overdueSince,
  slicesLeaveText,
  STOP_ADVICE,
  stopDetails,
  stuckText,
  stuckToDo,
  stuckTitle,
  tallyText,
  thingsToPrepare,
  titles,
} from './morning-copy.ts';
import { ParcelRow, Rest, Row } from './morning-rows.tsx';
import { morningLines } from './morning-text.ts';

interface Props {
  morning: Morning;
  boardUrl: string;
}

/** What does not go on by itself: each with what to do about it, or that there is nothing to do. */
function Stuck({ stuck, paymentsUrl }: { stuck: Morning['stuck']; paymentsUrl: string }) {
  return stuck.map((one, index) => {
    const isCalm = one.part === 'mails';
    return (
      <Panel key={one.part} style={isCalm ? theme.calmAlert : theme.alert} isLoud={index === 0}>
        <p style={isCalm ? theme.sectionTitle : theme.alertTitle}>{stuckTitle(one)}</p>
        <p style={theme.firstParagraph}>{stuckText(one)}</p>
        <p style={theme.firstParagraph}>
          <AlertStep step={stuckToDo(one)} />
        </p>
        {one.part === 'payments' && <ButtonLink url={paymentsUrl}>{OPEN_PAYMENTS}</ButtonLink>}
      </Panel>
    );
  });
}

function Stopped({ morning, boardUrl }: Props) {
  const { stopped } = morning;
  if (stopped.length === 0) return null;
  return (
    <Panel style={theme.alert} isLoud>
      <p style={theme.alertTitle}>{titles.stopped(morning)}</p>
      <p style={theme.firstParagraph}>{STOP_ADVICE}</p>
      {stopped.slice(0, MAX_ENTRIES).map((one, index) => (
        <p key={index} style={theme.paragraph}>
          <strong>{nameText(one)}</strong>
          <br />
          {stopDetails(one)}
          <br />
          <span style={theme.small}>{one.number}</span>
        </p>
      ))}
      <Rest all={stopped.length} shown={MAX_ENTRIES} boardUrl={boardUrl} />
    </Panel>
  );
}

function News({ morning, boardUrl }: Props) {
  const { news } = morning;
  if (news.length === 0) return null;
  return (
    <Part title={titles.news(morning)}>
      <MailTable style={theme.entries}>
        {news.slice(0, MAX_ENTRIES).map((one, index, { length }) => (
          <Row key={index} title={nameText(one)} index={index} count={length}>
            {morningNewsText(one)}
            <br />
            <span style={theme.small}>{one.number}</span>
          </Row>
        ))}
      </MailTable>
      <Rest all={news.length} shown={MAX_ENTRIES} boardUrl={boardUrl} />
    </Part>
  );
}

function Cutting({ cutting }: { cutting: readonly CutFlavour[] }) {
  if (cutting.length === 0) return null;
  const units = cuttingUnits(cutting);
  return (
    <Part title={titles.cutting}>
      <MailTable>
        <tr>
          <td style={theme.columnTitle}>Flavour</td>
          {units.map((unit) => (
            <td key={unit} align="right" className="unit" style={theme.columnName}>
              {CUT_UNIT_WORDS[unit]}
            </td>
          ))}
        </tr>
        {cutting.map((line, index, { length }) => (
          <tr key={line.flavourId}>
            <td style={rowCell(theme.cell, { index, count: length })} valign="top">
              {line.name}
            </td>
            {units.map((unit) => (
              <td
                key={unit}
                style={rowCell(theme.amount, { index, count: length }, 8)}
                valign="top"
              >
                {line[unit] === 0 ? '' : line[unit].toLocaleString('en-GB')}
              </td>
            ))}
          </tr>
        ))}
      </MailTable>
      <p style={theme.quiet}>{CUTTING_NOTICE}</p>
    </Part>
  );
}

function Things({ morning }: { morning: Morning }) {
  const things = thingsToPrepare(morning);
  if (things.length === 0) return null;
  return (
    <Part title={titles.things}>
      <MailTable>
        {things.map(({ name, total, lines }) => (
          <Fact key={name} name={name}>
            <strong>{total}</strong>
            <br />
            <TextLines text={lines.join('\n')} />
          </Fact>
        ))}
      </MailTable>
    </Part>
  );
}

function Overdue({ morning, boardUrl }: Props) {
  const { overdue } = morning;
  if (overdue.length === 0) return null;
  return (
    <Part title={titles.overdue(morning)} isUrgent>
      <MailTable style={theme.entries}>
        {overdue.slice(0, MAX_ENTRIES).map((parcel, index, { length }) => (
          <ParcelRow
            key={index}
            parcel={parcel}
            mark={lateSince(parcel)}
            index={index}
            count={length}
          >
            <br />
            {parcel.shippingName}
          </ParcelRow>
        ))}
      </MailTable>
      <Rest all={overdue.length} shown={MAX_ENTRIES} boardUrl={boardUrl} />
    </Part>
  );
}

function Due({ morning, boardUrl }: Props) {
  const { due } = morning;
  if (due.length === 0) return null;
  const classes = byClass(due);
  const counts = new Map(classes.map((one) => [one.name, titles.class(one)]));
  const shown = classes.flatMap(({ parcels }) => parcels).slice(0, MAX_PARCELS);
  return (
    <Part title={titles.due(morning)}>
      {byClass(shown).map(({ name, parcels }, place) => (
        <Section key={name} style={place === 0 ? theme.facts : theme.block}>
          <MailTable style={theme.entries}>
            <tr>
              <td style={theme.groupTitle}>{name}</td>
              <td style={theme.groupCount}>{counts.get(name)}</td>
            </tr>
            {parcels.map((parcel, index, { length }) => (
              <ParcelRow key={index} parcel={parcel} index={index} count={length} />
            ))}
          </MailTable>
        </Section>
      ))}
      <Rest all={due.length} shown={MAX_PARCELS} boardUrl={boardUrl} />
    </Part>
  );
}

function SlicesToCome({ morning, boardUrl }: Props) {
  const { slices, on } = morning;
  if (slices.length === 0) return null;
  return (
    <Part title={titles.slices}>
      <MailTable style={theme.entries}>
        {slices.slice(0, MAX_ENTRIES).map((one, index, { length }) => (
          <Row key={index} title={nameText(one)} index={index} count={length}>
            {slicesLeaveText(one, on)}
            <br />
            <TextLines text={one.flavours.map(tallyText).join('\n')} />
            <br />
            <span style={theme.small}>{one.number}</span>
          </Row>
        ))}
      </MailTable>
      <Rest all={slices.length} shown={MAX_ENTRIES} boardUrl={boardUrl} />
    </Part>
  );
}

/** How much leaves today: the number and what is late, beside how it leaves. */
function Posting({ morning }: { morning: Morning }) {
  const { due, overdue } = morning;
  const late = overdueSince(morning);
  const isAny = due.length + overdue.length > 0;
  const today = (
    <>
      <p style={isAny ? theme.dueToday : theme.sectionTitle}>{dueText(morning)}</p>
      {late !== null && <p style={theme.overdue}>{late}</p>}
    </>
  );
  const more = dueMore(morning);
  const details = (
    <>
      <TextLines text={dueServices(morning).join('\n')} />
      {more.length > 0 && (
        <p style={theme.dueMore}>
          <TextLines text={more.join('\n')} />
        </p>
      )}
    </>
  );
  if (!isAny) {
    return (
      <Panel style={theme.nothingToPost} isLoud>
        {today}
        <div style={theme.fact}>{details}</div>
      </Panel>
    );
  }
  return (
    <Section style={theme.block}>
      <MailTable className="split">
        <tr>
          <td width="48%" style={theme.due} valign="middle">
            {today}
          </td>
          <td style={theme.dueDetails} valign="middle">
            {details}
          </td>
        </tr>
      </MailTable>
    </Section>
  );
}

function MorningMail({ morning, boardUrl, paymentsUrl }: Props & { paymentsUrl: string }) {
  const { on, stuck, cutting, due, overdue } = morning;
  return (
    <EmailLayout preview={dueLines(morning).join('. ')}>
      <h1 style={theme.title}>{formatWeekday(on)}</h1>
      <Stuck stuck={stuck} paymentsUrl={paymentsUrl} />
      <Stopped morning={morning} boardUrl={boardUrl} />
      <Posting morning={morning} />
      <ButtonLink
        url={boardUrl}
        isQuiet={due.length + overdue.length === 0 || stuck.some(({ part }) => part === 'payments')}
      >
        {titles.page}
      </ButtonLink>
      <Overdue morning={morning} boardUrl={boardUrl} />
      <News morning={morning} boardUrl={boardUrl} />
      <Cutting cutting={cutting} />
      <Things morning={morning} />
      <Due morning={morning} boardUrl={boardUrl} />
      <SlicesToCome morning={morning} boardUrl={boardUrl} />
      {stuck.length === 0 && <p style={theme.reference}>{NOTHING_STUCK}</p>}
    </EmailLayout>
  );
}

/** Renders the mail that tells the shop in the morning what the day brings. */
export function writeMorning(
  morning: Morning,
  {
    possibleDuplicate,
    ...urls
  }: { boardUrl: string; paymentsUrl: string; possibleDuplicate: boolean },
): MailContents {
  return renderMail(
    morningSubject(morning, possibleDuplicate),
    <MorningMail morning={morning} {...urls} />,
    morningLines(morning, urls),
  );
}
