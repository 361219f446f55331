/** Opens the answers of the section that the address names, now and whenever the address changes. */
export function startFaq(): void {
  const open = () => {
    const section = document.getElementById(location.hash.slice(1));
    for (const answer of section?.querySelectorAll('details') ?? []) answer.open = true;
  };
  addEventListener('hashchange', open);
  open();
}
