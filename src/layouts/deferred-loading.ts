import { RELOAD_QUESTION } from '#browser/offer-reload.ts';
import { webFontsScript } from './web-fonts.ts';

/**
 * The inline script of every page. It loads the web fonts and the scripts, which wait in a template
 * (`build/deferred-scripts.ts`), once the first paint is out and the page's first images are there, so that they
 * hold up neither; earlier at the first touch or key, and after three seconds in any case. A visitor who comes from another
 * page of the shop has the fonts and most scripts, and gets both at once; so do, once the page is parsed, links with a query
 * or hash, which scripts read.
 *
 * Both fonts are used at once when both are there: text is laid out anew once, and a rule for a font that is still on its way
 * would have the browser look for others. The style that names them has a `media` until then: a media rule within a
 * stylesheet, if a script opened it, would cost 50 ms of each click on a slow phone.
 *
 * Until its code has come, a button that is clicked shows that it was heard, and no form is posted. In an island `recordInput`
 * takes the click over; elsewhere it is repeated here. A link that is clicked while a box waits to get into the basket is
 * followed once it is there; a second click on the link does not wait. Where code could not be loaded, the browser posts the
 * form of a button, and the first other button that is clicked asks whether to load the page again.
 */
export const deferredLoadingScript = `{
let fonts;
const loadFonts = () => fonts ??= Promise.all(${webFontsScript}.map(async (font) => document.fonts.add(await font.load())))
.then(() => document.querySelector('.fonts').media = 'all', () => 0);
const isInternal = document.referrer.startsWith(origin);
let clicked, next, isReady;
const load = async () => {
if (document.readyState == 'loading') return addEventListener('DOMContentLoaded', load);
loadFonts();
const template = document.querySelector('.scripts');
if (!template) return;
template.replaceWith(template.content);
const loads = await Promise.allSettled([...document.scripts].map(({ src }) => src && import(src)));
isReady = !loads.some(({ reason }) => reason);
if (!clicked || clicked.closest('.island')) return;
clicked.ariaBusy = null;
clicked.click();
next?.click();
};
addEventListener('click', (event) => {
if (isReady) return;
if (clicked?.dataset.sku && next != (next = event.target.closest('a')) && next) return event.preventDefault();
if (clicked) clicked.ariaBusy = null;
clicked = event.target.closest('button:not([data-hydrated] *)');
if (!clicked) return;
if (isReady === false) {
if (clicked.type == 'submit') return;
isReady = true;
return confirm('${RELOAD_QUESTION}') && location.reload();
}
event.preventDefault();
clicked.ariaBusy = 'true';
if (!clicked.closest('.island')) event.stopPropagation();
}, true);
if (isInternal) loadFonts();
if (isInternal || /[?#]/.test(location)) load();
addEventListener('load', () => new PerformanceObserver(load).observe({ type: 'paint', buffered: true }));
onpointerdown = onkeydown = load;
setTimeout(load, 3000);
}`;
