import formPage from '#layouts/form-page.css?inline';
import logo from '#layouts/logo.css?inline';
import pierEdge from '#layouts/pier-edge.css?inline';
import { webFontFaces, webFontNames } from '#layouts/web-fonts.ts';
import base from '#styles/base.css?inline';
import { layerOrder } from '#styles/layers.ts';
import reset from '#styles/reset.css?inline';
import tokens from '#styles/tokens.css?inline';
import utilities from '#styles/utilities.css?inline';
import alert from '#ui/alert.css?inline';
import button from '#ui/button.css?inline';
import field from '#ui/field.css?inline';
import resultCard from '#ui/result-card.css?inline';
import surface from '#ui/surface.css?inline';

const shared = [tokens, reset, base, alert, button, field, resultCard, surface, utilities];

/** The stylesheet of the pages that functions answer: the styles of the site’s own pages, and their frame. */
export const GET = () =>
  new Response(
    [layerOrder, webFontFaces, ...shared, webFontNames, logo, pierEdge, formPage].join(''),
    { headers: { 'Content-Type': 'text/css; charset=utf-8' } },
  );
