import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { emptyDraft } from '#domain/box/draft.ts';
import { replayDraft } from '#domain/box/replay-draft.ts';
import { takeOffSale } from '../../support/off-sale.ts';
import { finishedBox, idOf } from '../../support/orders.ts';

const VANILLA = idOf('flavours', 'Vanilla');
const soldOut = { ...catalogue, soldOut: [VANILLA] };

describe('a draft rebuilt from what it holds', () => {
  it('is the same today', () => {
    expect(replayDraft(finishedBox, catalogue)).toMatchObject({
      boxId: finishedBox.boxId,
      selection: finishedBox.selection,
      lid: finishedBox.lid,
      note: finishedBox.note,
      keyring: finishedBox.keyring,
    });
  });

  it('keeps a flavour that is sold out, for the shopper to swap', () => {
    const selection = [{ flavourId: VANILLA, quantity: 6 }];
    const contents = { ...emptyDraft, boxId: idOf('boxes', 'Box of 6'), selection };
    expect(replayDraft(contents, soldOut).selection).toEqual(selection);
  });

  it('loses a flavour that is no longer on sale', () => {
    expect(replayDraft(finishedBox, takeOffSale(catalogue, VANILLA)).selection).toEqual(
      finishedBox.selection.filter(({ flavourId }) => flavourId !== VANILLA),
    );
  });

  it('takes no more pieces than the box holds', () => {
    const boxId = idOf('boxes', 'Box of 6');
    const contents = { ...emptyDraft, boxId, selection: [{ flavourId: VANILLA, quantity: 99 }] };
    expect(replayDraft(contents, catalogue).selection).toEqual([
      { flavourId: VANILLA, quantity: 6 },
    ]);
  });
});
