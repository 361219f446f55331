import { send } from '#browser/send.ts';
import { releaseConfirmation } from '#contract/release-confirmation.ts';

/** Sends the held confirmation of a late order, by the link on its packing slip. Returns the message for the shop. */
export async function sendHeldConfirmation(
  query: URLSearchParams,
): Promise<{ isSent: boolean; message: string }> {
  const [order, proof] = [query.get('order') ?? '', query.get('proof') ?? ''];
  const result = await send(releaseConfirmation, { order, proof });
  if (result.kind === 'answered') {
    const message = `The confirmation of ${result.answer.orderNumber} is on its way to the customer.`;
    return { isSent: true, message };
  }
  const said = result.kind === 'refused' ? result.body?.message : undefined;
  return { isSent: false, message: said ?? 'That did not work. Please try again in a minute.' };
}
