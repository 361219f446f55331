import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { decodeBoxLink, encodeBoxLink } from '#domain/box/box-link.ts';
import { replayDraft } from '#domain/box/replay-draft.ts';
import { flavoursFor } from '#domain/box/box-rules.ts';
import { lidDesignsIn } from '#domain/box/lids.ts';
import { linkLossesText } from '#features/builder/copy.ts';
import { BAILEYS, VANILLA, birthdayBox } from '../../support/orders.ts';

const ROCKY_ROAD = 25;
const BIRTHDAY_LINK = 'box=1&flavours=1x2-22x4&lid=1-happy-birthday-mum';

/** Reads a link, with what is missing in words. */
function read(fragment: string) {
  const linked = decodeBoxLink(fragment, catalogue);
  return linked && { draft: linked.draft, missing: linkLossesText(linked.losses) };
}

describe('a shared link', () => {
  it('contains box, flavours and lid, and nothing personal', () => {
    expect(encodeBoxLink(birthdayBox, catalogue)).toBe(BIRTHDAY_LINK);
  });

  it('omits a missing lid', () => {
    expect(encodeBoxLink({ ...birthdayBox, lid: null }, catalogue)).toBe('box=1&flavours=1x2-22x4');
  });

  it('restores exactly that', () => {
    const { boxId, selection, lid } = birthdayBox;
    expect(read(`#${BIRTHDAY_LINK}`)).toEqual({
      draft: { ...emptyDraft, boxId, selection, lid },
      missing: '',
    });
  });

  it.each(['', '#', '#content', '#boxes=1', 'flavours=1x2', '#lid=1-x&box'])(
    '"%s" speaks of no box',
    (fragment) => {
      expect(read(fragment)).toBeNull();
    },
  );
});

describe('a link to a box that cannot be made today', () => {
  it.each([
    [
      'a flavour that is no longer made',
      `box=1&flavours=1x5-${ROCKY_ROAD}x1`,
      [{ flavourId: BAILEYS, quantity: 5 }],
      'Rocky Road is no longer made. Choose 1 more piece.',
    ],
    [
      'unknown flavours, mentioned once',
      'box=1&flavours=1x4-900x1-901x1',
      [{ flavourId: BAILEYS, quantity: 4 }],
      'One flavour is no longer made. Choose 2 more pieces.',
    ],
    [
      'a flavour of another box',
      'box=1&flavours=1x5-37x1',
      [{ flavourId: BAILEYS, quantity: 5 }],
      'Vegan Chocolate does not come in a Box of 6. Choose 1 more piece.',
    ],
    [
      'more than the box takes',
      'box=1&flavours=1x5-22x9',
      [
        { flavourId: BAILEYS, quantity: 5 },
        { flavourId: VANILLA, quantity: 1 },
      ],
      'A Box of 6 takes 6 pieces.',
    ],
    [
      'a lid that is no longer made',
      'box=1&flavours=1x6&lid=1-happy-birthday-vicar',
      [{ flavourId: BAILEYS, quantity: 6 }],
      'Its lid is no longer made.',
    ],
    [
      'a lid of another category',
      'box=1&flavours=1x6&lid=8-happy-birthday-mum',
      [{ flavourId: BAILEYS, quantity: 6 }],
      'Its lid is no longer made.',
    ],
    [
      'a box that is not sold',
      'box=99&flavours=1x6',
      [],
      'The box of this link is not on sale. Choose one here.',
    ],
  ])('%s', (_, fragment, selection, missing) => {
    expect(read(fragment)).toMatchObject({ draft: { selection, lid: null }, missing });
  });
});

describe('a truncated link', () => {
  it.each([
    ['box=1&flavours=1x2-22', [{ flavourId: BAILEYS, quantity: 2 }], 'Choose 4 more pieces.'],
    ['box=1&flavours=1x2-22x', [{ flavourId: BAILEYS, quantity: 2 }], 'Choose 4 more pieces.'],
    ['box=1&flavours=', [], 'Choose 6 more pieces.'],
    ['box=1&flav', [], 'Choose 6 more pieces.'],
    ['box=1', [], 'Choose 6 more pieces.'],
    ['box=', [], 'The box of this link is not on sale. Choose one here.'],
    [
      'box=7',
      [
        { flavourId: 37, quantity: 2 },
        { flavourId: 38, quantity: 2 },
      ],
      '',
    ],
  ])('%s keeps the complete parts', (fragment, selection, missing) => {
    expect(read(fragment)).toMatchObject({ draft: { selection }, missing });
  });
});

describe('a forged link', () => {
  it.each([
    'box=1&flavours=1x99999999999',
    'box=1&flavours=-1x2',
    'box=1&flavours=1x-2',
    'box=1&flavours=1e1x6',
    'box=<script>alert(1)</script>',
    'box=1&flavours=<img src=x onerror=alert(1)>',
    'box=__proto__&lid=constructor',
    'box=1&lid=1-../../../etc/passwd',
    `box=1&flavours=${'1x1-'.repeat(10_000)}`,
    'box=1&box=2&flavours=1x6&flavours=22x12',
    'box=1&note=Hello&name=Ann&flavours=1x6',
    'box=1%26flavours=1x6',
  ])('%s restores nothing forbidden and shows none of its text', (fragment) => {
    const linked = read(fragment);
    expect(linked?.draft).toMatchObject({ note: '', keyring: null });
    expect(linked?.draft).toEqual(replayDraft(linked?.draft ?? emptyDraft, catalogue));
    expect(linked?.missing).not.toMatch(/[<>]|script|Hello/);
  });

  it('never throws, for any fragment', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (box, flavours, lid) => {
        const linked = read(`box=${box}&flavours=${flavours}&lid=${lid}`);
        expect(linked).not.toBeNull();
      }),
    );
  });
});

/** Any box with any of its flavours, and any lid or none. */
const anyBox: fc.Arbitrary<Draft> = fc
  .constantFrom(...catalogue.boxes)
  .chain((box) =>
    fc.record({
      box: fc.constant(box),
      pieces: fc.array(fc.constantFrom(...flavoursFor(box, catalogue)), { maxLength: box.pieces }),
      lid: fc.option(
        fc
          .constantFrom(...catalogue.lidCategories)
          .filter(({ id }) => lidDesignsIn(id, catalogue).length > 0)
          .chain(({ id }) =>
            fc.constantFrom(
              ...lidDesignsIn(id, catalogue).map(({ name }) => ({
                categoryId: id,
                designName: name,
              })),
            ),
          ),
      ),
    }),
  )
  .map(({ box, pieces, lid }) => {
    const counts = Map.groupBy(pieces, ({ id }) => id);
    const selection = [...counts].map(([flavourId, same]) => ({
      flavourId,
      quantity: same.length,
    }));
    return replayDraft({ ...emptyDraft, boxId: box.id, selection, lid }, catalogue);
  });

it('decoding returns what was encoded, for every box', () => {
  fc.assert(
    fc.property(anyBox, (draft) => {
      expect(read(encodeBoxLink(draft, catalogue))?.draft).toEqual(draft);
    }),
  );
});
