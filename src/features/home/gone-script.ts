/**
 * The inline script of the home page, run before first paint, so that nothing moves: shows the notice before it to
 * visitors whom a redirect brought here. Unknown paths alone redirect to the home page.
 */
export const goneScript = `document.currentScript.previousElementSibling.hidden =
!performance.getEntriesByType('navigation')[0]?.redirectCount;`;
