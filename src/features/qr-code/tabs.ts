const KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Turns links to sections of the page into tabs that show one section at a time. Returns a function that shows a section by id. */
export function startTabs(list: HTMLElement): (id: string) => void {
  const tabs = [...list.querySelectorAll('a')];
  const idOf = (tab: HTMLAnchorElement): string => tab.hash.slice(1);

  const show = (id: string): void => {
    for (const tab of tabs) {
      const isShown = idOf(tab) === id;
      tab.setAttribute('aria-selected', `${isShown}`);
      tab.tabIndex = isShown ? 0 : -1;
      document.getElementById(idOf(tab))?.toggleAttribute('hidden', !isShown);
    }
  };

  list.setAttribute('role', 'tablist');
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', idOf(tab));
    document.getElementById(idOf(tab))?.setAttribute('role', 'tabpanel');
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      history.replaceState(history.state, '', tab.hash);
      show(idOf(tab));
    });
    tab.addEventListener('keydown', ({ key }) => {
      const next = tabs[(index + (KEYS[key] ?? 0) + tabs.length) % tabs.length];
      if (!(key in KEYS) || !next) return;
      next.focus();
      next.click();
    });
  }
  const named = tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
  if (named) show(idOf(named));
  return show;
}
