import type { Keyring } from '#domain/catalogue.ts';
import type { PricedLine } from '#domain/quote.ts';
import { flavourOptionText } from './bulk.ts';

const keyringName = ({ isNameTag, title }: Keyring): string =>
  `${isNameTag ? 'Name Tag' : 'Main Keyring'}: ${title}`;

/** A line of a quote in words. */
interface LineText {
  name: string;
  description: string;
}

/** Returns the name and description of a line: "Main Keyring: this mum belongs", "Fudge slices". */
export function pricedLineText({ product }: Pick<PricedLine, 'product'>): LineText {
  switch (product.kind) {
    case 'box':
      return { name: product.box.name, description: product.box.description };
    case 'keyring':
      return { name: keyringName(product.keyring), description: product.keyring.product };
    case 'slices': {
      const lead = product.isAssortment ? `${flavourOptionText('assortment')}: ` : '';
      const names = product.flavours.map(({ name }) => name);
      return { name: 'Fudge slices', description: lead + names.join(', ') };
    }
  }
}
