import { virtual } from '@guidepup/virtual-screen-reader';

const MAX_PHRASES = 300;

/** Returns everything that a screen reader says about `document.body`, in reading order. */
export async function transcribe(): Promise<string[]> {
  await virtual.start({ container: document.body });
  for (let count = 0; count < MAX_PHRASES; count += 1) {
    if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    await virtual.next();
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

/** Returns only the phrases of controls, headings, images, groups and dialogs. */
export async function transcribeControls(): Promise<string[]> {
  const control =
    /^(dialog|group, |heading|image, |button|checkbox|combobox|option|slider|spinbutton|textbox)/;
  return (await transcribe()).filter((phrase) => control.test(phrase));
}
