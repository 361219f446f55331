import { flavoursFor } from './box-rules.ts';
import { findById, type Catalogue } from '../catalogue.ts';

/** What the query parameters of the builder's URL ask for. */
export interface BuilderQuery {
  /** Restore the draft saved on this device. */
  restores: boolean;
  /** Open the delivery step, together with `restores`. */
  opensShipping: boolean;
  /** The id of the cart line whose box the builder edits. */
  editsLine: string | null;
  boxId: number | null;
  flavourId: number | null;
}

/** The values of `box` count pieces: 6 selects box 1, 12 selects box 2. Other values are ignored. */
const BOX_OF_PIECES: Record<string, number> = { '6': 1, '12': 2 };

const wholeNumber = (text: string | null): number =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;

/** Parses the query parameters of the builder's URL. Ignores whatever names nothing on sale. */
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
    editsLine: parameter('edit') || null,
    boxId: box?.id ?? null,
    flavourId: findById(flavours, wholeNumber(parameter('flavour')))?.id ?? null,
  };
}
