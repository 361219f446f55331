/** On an `img`. Without it React adds a link to the head that loads the picture first, which no mail program supports. */
export const NO_PRELOAD = { fetchPriority: 'low' } as const;
