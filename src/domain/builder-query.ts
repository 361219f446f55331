import { flavoursFor } from './box-rules.ts';
import { findById, type Catalogue } from './catalogue.ts';

/** What the parameters of the builder's address ask for. */
export interface BuilderQuery {
  /** Bring back what was saved on this device. */
  restores: boolean;
  /** Open on step 5, together with `restores`. */
  opensShipping: boolean;
  /** The line of the basket whose box is wanted: to change it there, or to begin another box like it. */
  line: { id: string; as: 'edit' | 'copy' } | null;
  boxId: number | null;
  flavourId: number | null;
}

/** `box` counts pieces, and only these two are linked (decision 6). */
const BOX_OF_PIECES: Record<string, number> = { '6': 1, '12': 2 };

const wholeNumber = (text: string | null): number =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;

function readLine(parameter: (name: string) => string | null): BuilderQuery['line'] {
  for (const as of ['edit', 'copy'] as const) {
    const id = parameter(as);
    if (id) return { id, as };
  }
  return null;
}

/** Reads the parameters of the builder's address; anything that names nothing on sale is ignored (Spec 1 §2, decisions 6, 61). */
export function parseBuilderQuery(
  parameter: (name: string) => string | null,
  catalogue: Catalogue,
): BuilderQuery {
  const restores = parameter('restored') === 'true';
  const boxId = BOX_OF_PIECES[parameter('box') ?? ''] ?? wholeNumber(parameter('boxId'));
  const box = findById(catalogue.boxes, boxId);
  const flavours = box ? flavoursFor(box, catalogue) : catalogue.flavours;
  return {
    restores,
    opensShipping: restores && parameter('step') === 'shipping',
    line: readLine(parameter),
    boxId: box?.id ?? null,
    flavourId: findById(flavours, wholeNumber(parameter('flavour')))?.id ?? null,
  };
}
