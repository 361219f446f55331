import { virtual } from '@guidepup/virtual-screen-reader';

const MOST_PHRASES = 300;

/** All that a screen reader says of the page, from its first element to its last. */
export async function listen(): Promise<string[]> {
  await virtual.start({ container: document.body });
  for (let said = 0; said < MOST_PHRASES; said += 1) {
    if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    await virtual.next();
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

/** Only what can be pressed, chosen or filled in, and what heads or announces something. */
export async function listenToControls(): Promise<string[]> {
  const told =
    /^(dialog|group, |heading|image, |button|checkbox|combobox|option|slider|spinbutton|textbox)/;
  return (await listen()).filter((phrase) => told.test(phrase));
}
