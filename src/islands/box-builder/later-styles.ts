import alert from '#styles/alert.css?inline';
import bar from '#styles/bar.css?inline';
import dialog from '#styles/dialog.css?inline';
import field from '#styles/field.css?inline';
import ground from '#styles/ground.css?inline';
import label from '#styles/label.css?inline';
import note from '#styles/note.css?inline';
import stepper from '#styles/stepper.css?inline';
import summary from '#styles/summary.css?inline';
import tray from '#styles/tray.css?inline';

const modules = import.meta.glob<string>(
  ['./*.module.css', '!./{BoxBuilder,Progress,StepBox,StepHeading}.module.css'],
  { eager: true, query: '?inline', import: 'default' },
);

/** The styles of steps 2 to 5 come with their code: in the page they would cost every first paint of step 1. */
export function adoptLaterStyles(): void {
  const sheet = new CSSStyleSheet();
  const sheets = [alert, bar, dialog, field, ground, label, note, stepper, summary, tray];
  sheet.replaceSync([...sheets, ...Object.values(modules)].join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
