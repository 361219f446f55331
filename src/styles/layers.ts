/** The order of the cascade layers. The layout prints it before any style sheet; the CSP carries its hash. */
export const layerOrder = '@layer tokens,reset,base,components,utilities;';
