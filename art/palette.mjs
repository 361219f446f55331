// What each flavour looks like. `base` is the fudge; `layers` (bottom to top) replaces it; `marble` are soft swirls, `ribbon` thin
// dark ones; `bits` lie in the fudge and `top` on it: { kind, colours, size, count }; `prop` lies beside it on the board.

const raisins = { kind: 'blob', colours: ['#3b1d1a', '#4d2a22'], size: 6, count: 5 };
const salt = { kind: 'crumb', colours: ['#fffdf6'], size: 2.6, count: 12 };

export const flavours = {
  baileys: { base: '#b98d62', marble: '#ecd9b8', prop: 'dollop' },
  'banana-and-chocolate-swirl': { base: '#f0cf68', ribbon: '#4a2a1c', prop: 'banana' },
  'belgian-chocolate': {
    base: '#5b3325',
    bits: { kind: 'crumb', colours: ['#3d2018'], size: 3, count: 5 },
    prop: 'chocolate',
  },
  'biscoff-biscuit': {
    base: '#c08a52',
    bits: { kind: 'crumb', colours: ['#9a5526', '#a8632f'], size: 5, count: 7 },
    prop: 'biscuit',
  },
  butterscotch: {
    base: '#d9a148',
    bits: { kind: 'crumb', colours: ['#f0c265'], size: 3, count: 6 },
    prop: 'shards',
  },
  caramel: { base: '#c98642', marble: '#dca15c', prop: 'caramel' },
  'cherry-and-almond': {
    base: '#efdcab',
    bits: { kind: 'blob', colours: ['#b3152f', '#c92a40'], size: 5.5, count: 5 },
    prop: 'cherry',
  },
  'clotted-cream': { base: '#f0d795', prop: 'dollop' },
  'coconut-ice': {
    layers: [
      ['#fbf4e6', 0.5],
      ['#f0aebd', 0.5],
    ],
    top: { kind: 'shred', colours: ['#fffaf0'], size: 4, count: 12 },
    prop: 'coconut',
  },
  'coffee-and-cream': { base: '#93613b', marble: '#e9d3ae', prop: 'beans' },
  'fudge-ice': {
    layers: [
      ['#5b3325', 0.3],
      ['#fbf4e6', 0.38],
      ['#e3ba74', 0.32],
    ],
    prop: 'chocolate',
  },
  'lemon-cheesecake': {
    layers: [
      ['#c58f4e', 0.28],
      ['#f7e27c', 0.72],
    ],
    prop: 'lemon',
  },
  liquorice: { base: '#3a3838', marble: '#474545', prop: 'liquorice' },
  'maple-and-walnut': {
    base: '#c99659',
    bits: { kind: 'crumb', colours: ['#8a5a30', '#a06c3c'], size: 5, count: 6 },
    top: { kind: 'crumb', colours: ['#8a5a30'], size: 5, count: 3 },
    prop: 'walnut',
  },
  millionaire: {
    layers: [
      ['#dfb978', 0.38],
      ['#c67f35', 0.36],
      ['#4a281d', 0.26],
    ],
    prop: 'shortbread',
  },
  'mint-and-chocolate': { base: '#aedcc0', ribbon: '#4a2a1c', prop: 'mint' },
  'orange-and-chocolate': {
    layers: [
      ['#5b3325', 0.46],
      ['#f09a35', 0.54],
    ],
    prop: 'orange',
  },
  oreo: {
    base: '#f8f0e2',
    bits: { kind: 'crumb', colours: ['#2b2422', '#3a302d'], size: 4.2, count: 15 },
    top: { kind: 'crumb', colours: ['#2b2422'], size: 4, count: 5 },
    prop: 'cookie',
  },
  'rainbow-button': {
    base: '#f2dcae',
    bits: {
      kind: 'dot',
      colours: ['#d8352f', '#f2b705', '#2f7fd0', '#4ca64c', '#8d4bb0'],
      size: 12,
      count: 6,
    },
    top: { kind: 'dot', colours: ['#f07c1a', '#2f7fd0', '#d8352f'], size: 9, count: 4 },
    prop: 'buttons',
  },
  'rum-and-raisin': { base: '#d3aa6c', bits: raisins, prop: 'raisins' },
  'sea-salt-caramel': { base: '#c07a3a', top: salt, prop: 'salt' },
  'strawberry-and-cream': {
    base: '#f0a3b0',
    marble: '#fbeede',
    bits: { kind: 'crumb', colours: ['#c2273f'], size: 2.4, count: 6 },
    prop: 'strawberry',
  },
  'traditional-tablet': {
    base: '#d8ae6c',
    bits: { kind: 'dot', colours: ['#f6e3b8'], size: 1.8, count: 18 },
    prop: 'sugar',
  },
  'turkish-delight': {
    layers: [
      ['#d2688f', 0.6],
      ['#5b3325', 0.4],
    ],
    prop: 'rose',
  },
  vanilla: {
    base: '#f6e5b6',
    bits: { kind: 'dot', colours: ['#4a3322'], size: 1.4, count: 22 },
    prop: 'vanilla',
  },
  'vegan-chocolate': {
    base: '#4b2a20',
    bits: { kind: 'crumb', colours: ['#33190f', '#6e4332'], size: 3.6, count: 8 },
    prop: 'leaf',
  },
  'vegan-sea-salt-caramel': { base: '#b9783f', marble: '#c98c50', top: salt, prop: 'shell' },
};
