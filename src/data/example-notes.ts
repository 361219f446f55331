/** Notes to start from beside the note; each fits the card. */
export const exampleNotes = [
  'Thinking of you. Put the kettle on!',
  'Thank you for everything. You are one in a million.',
  'Happy Birthday! Calories do not count today.',
] as const;
