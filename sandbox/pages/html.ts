/** Escaped HTML, created by `html`. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];

/** Template tag that escapes its values and inserts `Markup` as is. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  const pieces = texts.map((text, index) => (index === 0 ? text : render(parts[index - 1]) + text));
  return new Markup(pieces.join(''));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
