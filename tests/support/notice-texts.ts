import { $cartNotices } from '#features/cart/cart-notices.ts';
import { noticeText } from '#features/cart/copy.ts';

/** The messages above the cart, a sentence each. */
export const noticeTexts = (): string[] => $cartNotices.get().map(noticeText);
