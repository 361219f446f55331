/** The order of the cascade layers. The layout prints it before any stylesheet. */
export const layerOrder = '@layer tokens,reset,base,components,utilities;';
