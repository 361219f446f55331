import type { Flavour } from '#domain/catalogue.ts';

/** What each flavour tastes of, in a sentence, by its slug. It promises nothing that the ingredients do not hold. */
export const tastingNotes: { confirmed: boolean; bySlug: Readonly<Record<string, string>> } = {
  confirmed: false,
  bySlug: {
    baileys: 'Soft, milky fudge with a warm splash of Irish cream.',
    'banana-and-chocolate-swirl': 'Banana fudge with ribbons of milk chocolate.',
    'belgian-chocolate': 'Dark Belgian chocolate and cocoa: deep, and not too sweet.',
    'biscoff-biscuit': 'Caramelised biscuit with a little cinnamon, crumbled right through.',
    butterscotch: 'Brown sugar and butter, cooked until they taste of toffee.',
    caramel: 'Butter caramel through and through, mellow to the last crumb.',
    'cherry-and-almond': 'Glacé cherries and flaked almonds: a Bakewell tart to bite into.',
    'clotted-cream': 'Clotted cream and a touch of vanilla. It melts before you chew.',
    'coconut-ice': 'The pink and white of the sweet shop, soft with coconut.',
    'coffee-and-cream': 'Coffee with double cream, as from the good cups.',
    'fudge-ice': 'White chocolate and coconut, sweet and cool.',
    'lemon-cheesecake': 'Lemon curd and soft cheese: sharp first, then creamy.',
    liquorice: 'Dark with molasses and aniseed, for those who like it strong.',
    'maple-and-walnut': 'Maple syrup, and walnuts in pieces large enough to crunch.',
    millionaire: 'Chocolate, caramel and shortbread in one piece.',
    'mint-and-chocolate': 'Cool peppermint with dark chocolate, the after-dinner one.',
    'orange-and-chocolate': 'Orange oil and dark chocolate, bright and bitter-sweet.',
    oreo: 'Chocolate biscuit and white chocolate, crunch in the cream.',
    'rainbow-button': 'Creamy fudge full of crisp, bright chocolate buttons.',
    'rum-and-raisin': 'Plump raisins and dark rum, like the ice cream.',
    'sea-salt-caramel': 'Butter caramel with enough sea salt to make you take another.',
    'strawberry-and-cream': 'Strawberries and double cream, a summer tea in a square.',
    'traditional-tablet': 'Crumbly, buttery and very sweet, as tablet should be.',
    'turkish-delight': 'Soft rose jelly in fudge, with milk chocolate.',
    vanilla: 'Vanilla, milk and butter: the simplest, and hard to leave alone.',
    'vegan-chocolate': 'Dark chocolate and coconut cream, rich and bitter-sweet.',
    'vegan-sea-salt-caramel': 'Golden syrup, coconut cream and a pinch of sea salt.',
  },
};

/** Returns what a flavour tastes of, in a sentence; throws for a flavour without one. */
export function tastingNoteOf({ slug, name }: Pick<Flavour, 'slug' | 'name'>): string {
  const note = tastingNotes.bySlug[slug];
  if (note === undefined) throw new Error(`${name} has no tasting note.`);
  return note;
}
