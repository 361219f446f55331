import './consent-banner.css';
import { $consent, acceptAll, declineConsent, resetConsent, savePreferences } from './consent.ts';
import { createElement } from '#browser/create-element.ts';
import { focusMain } from '#browser/focus.ts';
import { defaultConsent } from '#domain/consent.ts';

const PURPOSES = [
  { name: 'analytics', title: 'Analytics', text: 'Count visits, to see what helps.' },
  { name: 'functional', title: 'Functional', text: 'Remember small conveniences.' },
  { name: 'targeting', title: 'Targeting', text: 'Show our fudge to you elsewhere.' },
] as const;

const createAnswers = (...buttons: HTMLElement[]): HTMLElement =>
  createElement('div', { className: 'answers' }, ...buttons);

const createAnswer = (value: string, text: string, className: string): HTMLElement =>
  createElement('button', { type: 'submit', value, className }, text);

function createPurpose(title: string, text: string, state: Partial<HTMLInputElement>): HTMLElement {
  const checkbox = createElement('input', { type: 'checkbox', ...state });
  return createElement(
    'label',
    {},
    checkbox,
    createElement('span', {}, createElement('b', {}, title), ` ${text}`),
  );
}

const createPreferences = (): HTMLElement =>
  createElement(
    'div',
    { className: 'preferences' },
    createPurpose('Essential', 'Always on: box, basket, this choice.', {
      defaultChecked: true,
      disabled: true,
    }),
    ...PURPOSES.map(({ name, title, text }) =>
      createPurpose(title, text, { name, defaultChecked: defaultConsent[name] }),
    ),
    createAnswers(
      createAnswer('save', 'Save Preferences', 'button button--dark'),
      createAnswer('decline', 'Decline All', 'button button--dark'),
      createAnswer('back', 'Back', 'text-button'),
    ),
  );

const createQuestion = (): HTMLElement =>
  createElement(
    'div',
    { className: 'ask' },
    createElement(
      'p',
      {},
      'May we count visits? Only what the shop needs is stored until you choose. ',
      createElement('a', { href: '/privacy-policy' }, 'Privacy policy'),
    ),
    createAnswers(
      createAnswer('accept', 'Accept All', 'button button--dark'),
      createAnswer('decline', 'Decline', 'button button--dark'),
      createAnswer('customize', 'Customize', 'button button--secondary'),
    ),
  );

/**
 * Shows the consent banner before `header` while no choice is stored; it raises the page's end and `footer` by its height.
 * Returns a function that asks again. Visitors who have chosen never fetch it.
 */
export function startConsentBanner(header: HTMLElement, footer: HTMLElement): () => void {
  const title = createElement(
    'h2',
    { id: 'consent-title', tabIndex: -1 },
    createElement('span', {}, 'A crumb of a question'),
    createElement('span', {}, 'Cookie settings'),
  );
  // The preferences first: Enter on a checkbox clicks the form's first button, hidden or not, which must save what is ticked.
  const form = createElement('form', {}, createPreferences(), createQuestion());
  const banner = createElement('section', { className: 'consent', hidden: true }, title, form);
  banner.setAttribute('aria-labelledby', title.id);
  header.before(banner);

  const customize = (isCustomizing: boolean) => {
    banner.toggleAttribute('data-customizing', isCustomizing);
    form.reset();
    title.focus();
  };
  const save = () => {
    const isChecked = (name: string) => new FormData(form).has(name);
    savePreferences({
      analytics: isChecked('analytics'),
      functional: isChecked('functional'),
      targeting: isChecked('targeting'),
    });
  };
  const actions: Record<string, () => void> = {
    accept: acceptAll,
    decline: declineConsent,
    customize: () => customize(true),
    back: () => customize(false),
    save,
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    actions[event.submitter?.getAttribute('value') ?? '']?.();
  };

  new ResizeObserver(() => {
    for (const element of [document.documentElement, footer]) {
      element.style.setProperty('--banner-height', `${banner.offsetHeight}px`);
    }
  }).observe(banner);

  $consent.subscribe((consent) => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = consent !== null;
    if (consent && hadFocus) focusMain();
  });

  return () => {
    resetConsent();
    customize(false);
  };
}
