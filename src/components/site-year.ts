/** The copyright line of a page that was built last year. */
export function startYear(): void {
  const year = document.querySelector('.year');
  if (year) year.textContent = `${new Date().getFullYear()}`;
}
