import { correctAddress } from '#contract/shopkeeper-address.ts';
import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import type { PostalAddress } from '#domain/customer/customer.ts';
import { problemOf, sendAsShopkeeper } from '../sign-in/access.ts';
import { reloadBoard, showBoardParcel } from '../board/board.ts';

/**
 * Corrects where a parcel goes. Returns what went wrong in words, or null; where somebody else changed it meanwhile, the board then
 * shows it as it is now.
 */
export async function saveCorrection(
  { id, version }: Pick<BoardParcel, 'id' | 'version'>,
  customerInfo: PostalAddress,
): Promise<string | null> {
  const correction = { parcel: id, expectedVersion: version, customerInfo };
  const result = await sendAsShopkeeper(correctAddress, correction);
  if (!result) return null;
  if (result.kind === 'ok') {
    showBoardParcel(result.response.parcel);
    return null;
  }
  if (result.kind === 'http-error' && result.status === 409) await reloadBoard();
  return problemOf(result);
}
