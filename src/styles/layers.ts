/** The order of the cascade layers. The layout prints it before any stylesheet, and the CSP has its hash. */
export const layerOrder = '@layer tokens,reset,base,components,utilities;';
