const IDLE_MS = 5000;
/** Pointer events stand for touches too. */
const SIGNS_OF_LIFE = ['click', 'pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'];

/** A button that opens what stands beside it; Esc, a tap elsewhere and focus elsewhere close it again. */
function startDisclosure(button: HTMLElement, region: HTMLElement): void {
  const isOpen = () => button.ariaExpanded === 'true';
  const open = (wanted: boolean) => (button.ariaExpanded = `${wanted}`);

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
}

/** Closes an open menu after 5 s without a sign of life; a keyboard user inside keeps it open. */
function closeWhenIdle(button: HTMLElement, region: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const close = () => {
    if (!region.querySelector(':focus-visible')) button.ariaExpanded = 'false';
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(close, IDLE_MS);
  };
  for (const type of SIGNS_OF_LIFE) addEventListener(type, wait, true);
}

/** The mobile menu and the MORE dropdown of the header. */
export function startMenus(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.site-header [aria-controls]')) {
    const region = button.parentElement;
    if (!region) continue;
    startDisclosure(button, region);
    if (button.matches('.menu-button')) closeWhenIdle(button, region);
  }
}
