import { formatWeekday } from '#domain/day-words.ts';
import { CUT_UNIT_WORDS } from '#copy/cutting.ts';
import type { CutFlavour } from '#domain/order/cutting-list.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { AlertPanel } from '../shared/mail-alert.tsx';
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
  overdueSince,
  slicesLeaveText,
  restText,
  STOP_ADVICE,
  stopDetails,
  tallyText,
  thingsToPrepare,
  titles,
} from './morning-copy.ts';
import { NOTHING_STUCK, stuckAlert, stuckText, stuckTitle, stuckToDo } from './stuck-copy.ts';
import { morningStyle, ParcelRow, Rest, Row } from './morning-rows.tsx';
import { morningLines } from './morning-text.ts';

interface Props {
  morning: Morning;
  boardUrl: string;
}

/** Mails that wait: nothing is to be done about them. */
function Waiting({ stuck }: Pick<Morning, 'stuck'>) {
  const waiting = stuck.find(({ part }) => part === 'mails');
  if (!waiting) return null;
  return (
    <Part title={stuckTitle(waiting)}>
      <p style={theme.firstParagraph}>
        {stuckText(waiting)} {stuckToDo(waiting)}
      </p>
    </Part>
  );
}

function Stopped({ morning, boardUrl }: Props) {
  const { stopped } = morning;
  if (stopped.length === 0) return null;
  const alert = { title: titles.stopped(morning), happened: STOP_ADVICE, toDo: [] };
  return (
    <AlertPanel alert={alert} isHeading isFirst={false}>
      <Section style={theme.facts}>
        <MailTable style={theme.entries}>
          {stopped.slice(0, MAX_ENTRIES).map((one, index, { length }) => (
            <Row key={index} title={nameText(one)} number={one.number} index={index} count={length}>
              {stopDetails(one)}
            </Row>
          ))}
        </MailTable>
        <Rest all={stopped.length} shown={MAX_ENTRIES} boardUrl={boardUrl} />
      </Section>
    </AlertPanel>
  );
}

function News({ morning }: Pick<Props, 'morning'>) {
  const { news } = morning;
  const rest = restText(news.length, MAX_ENTRIES, false);
  if (news.length === 0) return null;
  return (
    <Part title={titles.news(morning)}>
      <MailTable style={theme.entries}>
        {news.slice(0, MAX_ENTRIES).map((one, index, { length }) => (
          <Row key={index} title={nameText(one)} number={one.number} index={index} count={length}>
            {morningNewsText(one)}
          </Row>
        ))}
      </MailTable>
      {rest !== null && <p style={theme.paragraph}>{rest}</p>}
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
              {CUT_UNIT_WORDS[unit].many}
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
                style={rowCell(
                  line[unit] === 0 ? theme.noAmount : theme.amount,
                  { index, count: length },
                  8,
                )}
                valign="top"
              >
                {line[unit] === 0 ? '·' : line[unit].toLocaleString('en-GB')}
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
        {things.map(({ name, total, lines }, index, { length }) => (
          <Fact key={name} name={name} place={{ index, count: length }}>
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
          <ParcelRow key={index} parcel={parcel} index={index} count={length}>
            , <span style={theme.late}>{lateSince(parcel)}</span>
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
      {byClass(shown).map(({ name, parcels }, index) => (
        <Section key={name} style={index === 0 ? theme.facts : theme.block}>
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
          <Row key={index} title={nameText(one)} number={one.number} index={index} count={length}>
            {slicesLeaveText(one, on)}
            {one.flavours.map((flavour) => (
              <div key={flavour.name}>{tallyText(flavour)}</div>
            ))}
          </Row>
        ))}
      </MailTable>
      <Rest all={slices.length} shown={MAX_ENTRIES} boardUrl={boardUrl} />
    </Part>
  );
}

/** How much leaves today: the number and what is late, beside how it leaves. */
function Posting({ morning, isBelowAlert }: { morning: Morning; isBelowAlert: boolean }) {
  const { due, overdue } = morning;
  const late = overdueSince(morning);
  const details = <TextLines text={dueServices(morning).join('\n')} />;
  if (due.length + overdue.length === 0 && isBelowAlert) {
    return (
      <Part title={dueText(morning)}>
        <p style={theme.firstParagraph}>{details}</p>
      </Part>
    );
  }
  if (due.length + overdue.length === 0) {
    return (
      <Panel style={theme.due}>
        <h1 style={theme.title}>{dueText(morning)}</h1>
        <p style={theme.firstParagraph}>{details}</p>
      </Panel>
    );
  }
  const more = dueMore(morning);
  return (
    <Section style={theme.block}>
      <MailTable className="split" style={theme.dueFrame}>
        <tr>
          <td width="48%" style={theme.due} valign="top">
            <h1 style={theme.title}>{dueText(morning)}</h1>
            {late !== null && <p style={theme.overdue}>{late}</p>}
          </td>
          <td style={theme.due} valign="top">
            {details}
            {more.length > 0 && (
              <p style={theme.dueMore}>
                <TextLines text={more.join('\n')} />
              </p>
            )}
          </td>
        </tr>
      </MailTable>
    </Section>
  );
}

function MorningMail({ morning, boardUrl, paymentsUrl }: Props & { paymentsUrl: string }) {
  const { on, stuck, cutting, due, overdue } = morning;
  const alert = stuckAlert(stuck, paymentsUrl);
  return (
    <EmailLayout preview={dueLines(morning).join('. ')} style={morningStyle}>
      <p style={theme.day}>{formatWeekday(on)}</p>
      {alert && <AlertPanel alert={alert} isHeading isFirst={false} />}
      <Stopped morning={morning} boardUrl={boardUrl} />
      <Posting morning={morning} isBelowAlert={alert !== null} />
      <ButtonLink
        url={boardUrl}
        isQuiet={due.length + overdue.length === 0 || alert?.button !== undefined}
        isCalm
      >
        {titles.page}
      </ButtonLink>
      <Waiting stuck={stuck} />
      <Overdue morning={morning} boardUrl={boardUrl} />
      <Cutting cutting={cutting} />
      <Things morning={morning} />
      <Due morning={morning} boardUrl={boardUrl} />
      <SlicesToCome morning={morning} boardUrl={boardUrl} />
      <News morning={morning} />
      {stuck.length === 0 && <p style={theme.reference}>{NOTHING_STUCK}</p>}
    </EmailLayout>
  );
}

/** Renders the mail that tells the shop in the morning what the day brings. */
export function writeMorning(
  morning: Morning,
  urls: { boardUrl: string; paymentsUrl: string },
): MailContents {
  return renderMail(
    morningSubject(morning),
    <MorningMail morning={morning} {...urls} />,
    morningLines(morning, urls),
  );
}
