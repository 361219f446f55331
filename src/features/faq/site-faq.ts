/** Opens the answers of the section in the URL hash, on load and on every hash change. */
export function startFaq(): void {
  const open = () => {
    const section = document.getElementById(location.hash.slice(1));
    for (const answer of section?.querySelectorAll('details') ?? []) answer.open = true;
  };
  addEventListener('hashchange', open);
  open();
}
