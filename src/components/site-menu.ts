const IDLE_MS = 5000;
/** Pointer events stand for touches too. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'];

interface Disclosure {
  region: Element;
  isOpen: () => boolean;
  close: () => void;
}

function startDisclosure(button: HTMLElement, region: HTMLElement): Disclosure {
  const isOpen = () => button.ariaExpanded === 'true';
  const setOpen = (open: boolean) => (button.ariaExpanded = `${open}`);
  const close = () => setOpen(false);

  button.addEventListener('click', () => setOpen(!isOpen()));
  region.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    close();
    button.focus();
  });
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Node && !region.contains(target)) close();
    });
  }
  return { region, isOpen, close };
}

/** Closes an open menu after 5 s without a sign of life; a keyboard user inside keeps it open. */
function closeWhenIdle({ region, isOpen, close }: Disclosure): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (isOpen()) timer = setTimeout(end, IDLE_MS);
  };
  const end = () => (region.querySelector(':focus-visible') ? wait() : close());
  region.addEventListener('click', wait);
  for (const type of SIGNS_OF_LIFE) document.addEventListener(type, wait, true);
}

/** The mobile menu and the MORE dropdown of the header. */
export function startMenus(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  const menuButton = header?.querySelector<HTMLElement>('.menu-button');
  const more = header?.querySelector<HTMLElement>('.more');
  const moreButton = more?.querySelector<HTMLElement>('.more-button');
  if (header && menuButton) closeWhenIdle(startDisclosure(menuButton, header));
  if (more && moreButton) startDisclosure(moreButton, more);
}
