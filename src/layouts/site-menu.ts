const IDLE_MS = 5000;
/** Pointer events include touches. */
const ACTIVITY_EVENTS = ['click', 'pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'];

/** Lets `button` open and close the menu that follows it. Esc, and a tap or focus outside of both, close it. */
function startMenu(button: HTMLElement): void {
  const parts: unknown[] = [button, button.nextElementSibling];
  const isOpen = () => button.ariaExpanded === 'true';
  const isMobile = button.matches('.menu-button');
  const open = (wanted: boolean) => {
    if (wanted === isOpen()) return;
    button.ariaExpanded = `${wanted}`;
    if (isMobile) button.textContent = wanted ? 'Close' : 'Menu';
  };
  let timer: ReturnType<typeof setTimeout>;

  button.onclick = () => open(!isOpen());
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    open(false);
    button.focus();
  });
  /* `pointerup`, because iOS fires no click outside of controls, and scrolling fires no `pointerup`. */
  const closeFromOutside = (event: Event) =>
    event.composedPath().some((part) => parts.includes(part)) || open(false);
  addEventListener('pointerup', closeFromOutside);
  addEventListener('focusin', closeFromOutside);
  /* The mobile menu closes after 5 s of inactivity, unless it has keyboard focus. */
  if (!isMobile) return;
  const closeUnlessUsed = () =>
    document.querySelector('.site-header :focus-visible') ?? open(false);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(closeUnlessUsed, IDLE_MS);
  };
  for (const type of ACTIVITY_EVENTS) addEventListener(type, wait, true);
}

/** Starts the header's mobile menu and its MORE dropdown. */
export function startMenus(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.site-header [aria-controls]')) {
    startMenu(button);
  }
}
