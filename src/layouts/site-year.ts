/** Updates the copyright year, since a page may have been built last year. */
export function startYear(): void {
  const year = document.querySelector('.year');
  if (year) year.textContent = `${new Date().getFullYear()}`;
}
