const IDLE_MS = 5000;
/** Pointer events stand for touches too. */
const SIGNS_OF_LIFE = ['click', 'pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'];

/** A button that opens what stands beside it; Esc, a tap elsewhere and focus elsewhere close it again. */
function startMenu(button: HTMLElement, region: HTMLElement): void {
  const isOpen = () => button.ariaExpanded === 'true';
  const isMobile = button.matches('.menu-button');
  const open = (wanted: boolean) => {
    button.ariaExpanded = `${wanted}`;
    if (isMobile) button.textContent = wanted ? 'Close' : 'Menu';
  };
  let timer: ReturnType<typeof setTimeout>;

  button.onclick = () => open(!isOpen());
  region.onkeydown = ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    open(false);
    button.focus();
  };
  /* A tap beside a control makes no click on iOS, and a finger that scrolls never comes up. */
  for (const type of ['pointerup', 'focusin']) {
    addEventListener(type, (event) => {
      if (!event.composedPath().includes(region)) open(false);
    });
  }
  /* The mobile menu closes after 5 s without a sign of life; a keyboard user inside keeps it open. */
  if (!isMobile) return;
  const closeUnlessUsed = () => region.querySelector(':focus-visible') ?? open(false);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(closeUnlessUsed, IDLE_MS);
  };
  for (const type of SIGNS_OF_LIFE) addEventListener(type, wait, true);
}

/** The mobile menu and the MORE dropdown of the header. */
export function startMenus(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.site-header [aria-controls]')) {
    if (button.parentElement) startMenu(button, button.parentElement);
  }
}
