/** The copyright line of a page that was built last year. */
export function startYear(): void {
  for (const year of document.querySelectorAll('.year')) {
    year.textContent = `${new Date().getFullYear()}`;
  }
}
