import type { ShopFunctions } from './functions/shop-functions.ts';
import type { HttpHandler } from './http.ts';
import type { Mailbox } from './mailbox.ts';
import { handleInbox } from './pages/inbox.ts';
import { notFoundPage } from './pages/page.ts';
import { handleCheckout } from './payments/checkout-handler.ts';
import { handlePostOn, POST_ON_PATH, VISITOR_HEADER } from './day-of-orders.ts';
import type { SandboxCheckout } from './payments/sandbox-checkout.ts';
import type { Site } from './site/built-site.ts';

interface ShopParts {
  readonly functions: Pick<ShopFunctions, 'handle'>;
  readonly site: Site;
  readonly mailbox: Pick<Mailbox, 'mails'> | undefined;
  readonly checkout: SandboxCheckout | undefined;
  readonly databaseUrl: string;
}

const isLoopback = (ip: string): boolean => ip === '::1' || ip.startsWith('127.');

/** Returns a handler that tries the sandbox's pages, then the functions, then the site. */
export function createShopHandler({
  checkout,
  databaseUrl,
  functions,
  mailbox,
  site,
}: ShopParts): HttpHandler {
  return async (request, ip) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/sandbox/')) {
      if (mailbox && /^\/sandbox\/inbox(\.json$|\/|$)/.test(pathname)) {
        return handleInbox(pathname, mailbox.mails());
      }
      if (checkout && pathname.startsWith('/sandbox/checkout/')) {
        return handleCheckout(checkout, request);
      }
      if (checkout && pathname === POST_ON_PATH && isLoopback(ip)) {
        return handlePostOn(databaseUrl, request);
      }
      return notFoundPage('The sandbox has no such page.');
    }
    // Only where no money moves, and only for a process on this machine: limits count by visitor.
    const visitor = checkout && isLoopback(ip) ? request.headers.get(VISITOR_HEADER) : null;
    const response = await functions.handle(request, visitor ?? ip);
    if (response) return response;
    if (pathname.startsWith('/.netlify/')) return plainNotFound();
    return (await site.handle(request)) ?? plainNotFound();
  };
}

function plainNotFound(): Response {
  return new Response('Not found', { status: 404 });
}
