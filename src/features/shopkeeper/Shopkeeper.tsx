import '#ui/button-quiet.css';
import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import type { SignedInDevice } from '#contract/shopkeeper-sign-in.ts';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import { $access, checkAccess, startAccess } from './sign-in/access.ts';
import { AvailabilityPart } from './availability/AvailabilityPart.tsx';
import { Board } from './board/Board.tsx';
import { Devices } from './sign-in/Devices.tsx';
import { lazyPart } from './lazy-part.tsx';
import { MessagesPart } from './messages-and-reviews/MessagesPart.tsx';
import { $waitingCounts, followWaitingCounts } from './waiting-counts.ts';
import { ReviewsPart } from './messages-and-reviews/ReviewsPart.tsx';
import { Printing } from './paperwork/Printing.tsx';
import { AskForLink, SignInByLink } from './sign-in/SignIn.tsx';
import styles from './shopkeeper.module.css';
import { $view, VIEWS, followFragment } from './view.ts';

const Weeks = lazyPart(async () => (await import('./weeks/Weeks.tsx')).Weeks);

function UnreachableDay({ message }: { message: string }) {
  return (
    <div className={styles.signIn}>
      <h1 className={styles.title}>The shop’s day is out of reach</h1>
      <p role="status">{message}</p>
      <button className="button button--primary button--large" onClick={() => void checkAccess()}>
        Try again
      </button>
    </div>
  );
}

/** What waits in a part, as a number that says what it counts to those who hear it. */
function Waiting({ part }: { part: string }) {
  const { messages, reviews } = useStore($waitingCounts);
  const [count, what] =
    part === 'messages'
      ? [messages, 'new']
      : part === 'reviews'
        ? [reviews, 'to confirm']
        : [0, ''];
  if (count === 0) return null;
  return (
    <b className={styles.waiting}>
      {count}
      <span className="visually-hidden"> {what}</span>
    </b>
  );
}

function Workplace({ devices }: { devices: readonly SignedInDevice[] }) {
  const view = useStore($view);
  const { messages, reviews } = useStore($waitingCounts);
  useEffect(followWaitingCounts, [view]);
  const tabs = useRef<HTMLUListElement>(null);
  const findTab = (selector: string) => tabs.current?.querySelector<HTMLElement>(selector);
  // A phone shows some parts at a time: the one that a key has reached, or else the one that is open, comes into the middle.
  const showTab = (link: HTMLElement | null | undefined) => {
    if (!tabs.current || !link) return;
    const middle = link.offsetLeft + link.offsetWidth / 2;
    tabs.current.scrollTo({ left: middle - tabs.current.clientWidth / 2 });
  };
  // Its place also moves when a count comes beside a name.
  useEffect(
    () => showTab(findTab(':focus-visible') ?? findTab('[aria-current]')),
    [view, messages, reviews],
  );
  const part = VIEWS.find(({ id }) => id === view)?.name;
  useEffect(() => {
    const { title } = document;
    document.title = title.replace(/.*(?= \|)/, part ?? '');
    return () => {
      document.title = title;
    };
  }, [part]);
  const isBoard = view === 'today' || view === 'coming' || view === 'posted';
  const Name = isBoard ? 'h1' : 'p';
  return (
    <>
      <header className={styles.bar}>
        <Name className={styles.name}>The shop’s day</Name>
        <nav aria-label="Parts of the page">
          <ul className={styles.tabs} ref={tabs} onFocus={() => showTab(findTab(':focus-visible'))}>
            {VIEWS.map(({ id, name }) => (
              <li key={id}>
                <a href={`/shopkeeper#${id}`} aria-current={id === view ? 'page' : undefined}>
                  {name} <Waiting part={id} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.page}>
        {isBoard ? <Board list={view} /> : <h1>{part}</h1>}
        {view === 'messages' && <MessagesPart />}
        {view === 'reviews' && <ReviewsPart />}
        {view === 'weeks' && (
          <Suspense fallback={<p>One moment…</p>}>
            <Weeks />
          </Suspense>
        )}
        {view === 'availability' && <AvailabilityPart />}
        {view === 'devices' && <Devices devices={devices} />}
      </div>
      <Printing />
    </>
  );
}

/** The page of the people who run the shop. */
export function Shopkeeper() {
  const access = useStore($access);
  useEffect(() => {
    startAccess();
    followFragment();
  }, []);
  switch (access.state) {
    case 'checking':
      return (
        <div className={styles.signIn}>
          <h1 className={styles.title}>The shop’s day</h1>
          <p>One moment…</p>
        </div>
      );
    case 'unreachable':
      return <UnreachableDay message={access.message} />;
    case 'signed-out':
      return <AskForLink access={access} />;
    case 'link':
      return <SignInByLink access={access} />;
    case 'signed-in':
      return <Workplace devices={access.devices} />;
  }
}

/** Hydrates the prerendered shopkeeper's page in `element`. */
export const hydrateShopkeeper = (element: HTMLElement): void =>
  hydrateIsland(element, <Shopkeeper />);
