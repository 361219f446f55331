import { formatPounds } from '#domain/money.ts';
import { boxName, summarizedBoxes } from '#copy/order-summary.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { withoutDistinctions } from '../order/box-copy.ts';
import { billOf, countedName, receiptRows, type Bill, type ReceiptRow } from '../order/receipt.ts';
import { boxNumbers } from './packing-slip-copy.ts';

/**
 * Returns the lines of the bill. Of several boxes in one parcel each has the number that it is packed by, in place of what
 * else tells it apart.
 */
function numberedRows(order: OrderForMail): ReceiptRow[] {
  const boxes = summarizedBoxes(order);
  const rows = receiptRows(order);
  if (boxes.length <= 1 || order.parcels.length > 1) return rows;
  return rows.map((row, index) => {
    const line = order.lines[index];
    if (!line) return row;
    const box = boxes.find((one) => boxName(one) === line.description);
    if (!box) return { ...row, number: '' };
    const name = boxName(withoutDistinctions(box, { isByLid: false, number: 0 }));
    return { ...row, name: countedName(line.quantity, name), number: boxNumbers(box, boxes) };
  });
}

/** Returns what the order costs, and what the payment lacks or has too much; null where both are the same. */
function unpaid({ totalPence, expectedTotalPence }: OrderForMail) {
  if (expectedTotalPence === null || totalPence === expectedTotalPence) return null;
  return {
    costs: { name: 'Order costs', price: formatPounds(expectedTotalPence) },
    difference: {
      name: totalPence < expectedTotalPence ? 'Short by' : 'Too much by',
      price: formatPounds(Math.abs(totalPence - expectedTotalPence)),
    },
  };
}

/**
 * Returns the bill for the shop: numbered by box. Where another total was paid, the payment stands between what the order
 * costs and what it lacks or has too much.
 */
export function slipBill(order: OrderForMail): Bill {
  const { subtotals, total } = billOf(order);
  const rows = numberedRows(order);
  const found = unpaid(order);
  if (!found) return { rows, subtotals, total };
  const { costs, difference } = found;
  const [paid, ...others] = [...subtotals, total];
  if (others.length === 0) return { rows, subtotals: [costs, total], total: difference };
  return { rows, subtotals: [costs, paid, difference, ...others.slice(0, -1)], total };
}
