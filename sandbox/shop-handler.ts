import type { ShopFunctions } from './functions/shop-functions.ts';
import type { Answer } from './http.ts';
import type { Mailbox } from './mailbox.ts';
import { answerInbox } from './pages/inbox.ts';
import { notFoundPage } from './pages/page.ts';
import { answerCheckout } from './payments/checkout-handler.ts';
import type { Checkout } from './payments/sandbox-checkout.ts';
import type { Site } from './site/built-site.ts';

interface Parts {
  readonly functions: Pick<ShopFunctions, 'answer'>;
  readonly site: Site;
  readonly mailbox: Pick<Mailbox, 'mails'> | undefined;
  readonly checkout: Checkout | undefined;
}

/** Who takes a request: the sandbox's pages, a function, the built site, and else nobody. */
export function answerShop({ checkout, functions, mailbox, site }: Parts): Answer {
  return async (request, ip) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/sandbox/')) {
      if (mailbox && /^\/sandbox\/inbox(\.json$|\/|$)/.test(pathname)) {
        return answerInbox(pathname, mailbox.mails());
      }
      if (checkout && pathname.startsWith('/sandbox/checkout/')) {
        return answerCheckout(checkout, request);
      }
      return notFoundPage('The sandbox has no such page.');
    }
    const answered = await functions.answer(request, ip);
    if (answered) return answered;
    if (pathname.startsWith('/.netlify/')) return plainNotFound();
    return (await site.answer(request)) ?? plainNotFound();
  };
}

function plainNotFound(): Response {
  return new Response('Not found', { status: 404 });
}
