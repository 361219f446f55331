import { Refusal } from './refusal.ts';

/** What a door lets in. */
export interface Door {
  method: 'GET' | 'POST';
  /** The largest body in bytes. */
  mostBytes: number;
  /** Whether only JSON is taken. */
  isJson: boolean;
  /** Whether mails link here, so that other sites' pages may lead to it. */
  isLinked?: boolean;
}

/** The largest body of a form. */
export const MOST_BYTES = 32 * 1024;

function checkMethod(request: Request, method: string): void {
  if (request.method === method) return;
  throw new Refusal(405, 'wrong-method', 'Not possible', `This address answers ${method} only.`, {
    headers: { Allow: method },
  });
}

function checkType(request: Request): void {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new Refusal(415, 'wrong-type', 'Not possible', 'This address takes application/json only.');
}

function hostOf(address: string | null): string | null {
  return address && URL.canParse(address) ? new URL(address).host : null;
}

/** Browsers say where a request comes from; what does not say so is no browser and passes. */
function checkOrigin(request: Request, siteUrl: string): void {
  const origin = request.headers.get('Origin');
  const isOwn =
    origin === null || origin === siteUrl || hostOf(origin) === new URL(request.url).host;
  if (isOwn && request.headers.get('Sec-Fetch-Site') !== 'cross-site') return;
  throw new Refusal(
    403,
    'foreign-origin',
    'Not possible',
    'This address answers the shop’s own pages only.',
  );
}

function tooLarge(mostBytes: number): Refusal {
  const most = Math.floor(mostBytes / 1024);
  return new Refusal(413, 'too-large', 'Too much text', `Please send at most ${most} kB.`);
}

/** Reads a body of at most this many bytes, and stops reading where it is larger, whatever its headers promised. */
async function readBody(request: Request, mostBytes: number): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw tooLarge(mostBytes);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Lets a request in and answers its body as text: method, type, origin and size, in this order. */
export async function enter(request: Request, door: Door, siteUrl: string): Promise<string> {
  checkMethod(request, door.method);
  if (door.isJson) checkType(request);
  if (!door.isLinked) checkOrigin(request, siteUrl);
  return readBody(request, door.mostBytes);
}
