import type { Random } from '../chaos/random.ts';
import { fuzzForms, fuzzTargets } from './targets.ts';

/** A request that the shop must reject. */
export interface MalformedRequest {
  path: string;
  /** A short description of the fault. */
  fault: string;
  method: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Matches placeholders for JSON numbers that JavaScript cannot represent. */
const RAW = /"raw:([^"]*)"/g;

const MANY = 6_000;

const strangeNumbers: readonly unknown[] = [
  -1,
  0.5,
  -0.0001,
  1e15,
  2 ** 53 + 1,
  'raw:1e400',
  'raw:-1e400',
  'NaN',
];
const notNumbers: readonly unknown[] = ['', 'twelve', null, true, [], {}, [1], { valueOf: 1 }];
const notTexts: readonly unknown[] = [
  0,
  1e300,
  true,
  [],
  {},
  ['a'],
  { toString: 'a' },
  'x'.repeat(MANY),
];
const notThings: readonly unknown[] = [0, 'text', true, 'raw:1e400'];

type Path = readonly (string | number)[];

/** Returns the path of every nested value. */
function pathsIn(value: unknown, fieldPath: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [fieldPath];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...fieldPath, key]));
  return fieldPath.length === 0 ? inner : [fieldPath, ...inner];
}

/** Returns a copy with the value at a path replaced; undefined removes it. */
function change(value: unknown, [key, ...rest]: Path, how: (old: unknown) => unknown): unknown {
  if (key === undefined) return how(value);
  if (Array.isArray(value)) {
    return value.map((part: unknown, n) => (String(n) === key ? change(part, rest, how) : part));
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === key ? change(part, rest, how) : part]),
  );
}

function otherThan(old: unknown, random: Random): unknown {
  const others =
    typeof old === 'number'
      ? [...strangeNumbers, ...notNumbers]
      : typeof old === 'string'
        ? notTexts
        : notThings;
  return random.chance(0.1) ? undefined : others[random.below(others.length)];
}

const nest = (depth: number, open: string, close: string): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Faults of the whole body. */
const bodies: readonly [string, (json: string) => string | Uint8Array][] = [
  ['cut off', (json) => json.slice(0, -1)],
  ['followed by more', (json) => `${json}}`],
  ['two bodies', (json) => json + json],
  ['a list', (json) => `[${json}]`],
  ['a text', (json) => JSON.stringify(json)],
  ['nothing', () => ''],
  ['null', () => 'null'],
  ['a number', () => '1e400'],
  ['NaN', () => 'NaN'],
  ['a comment', (json) => `/* hello */ ${json}`],
  ['single quotes', (json) => `'${json.replaceAll('"', "'")}'`],
  ['a form', () => 'email=ada%40quay.example&message=hello'],
  ['deep lists', () => nest(15_000, '[', ']')],
  ['deep objects', () => nest(5_000, '{"a":', '}')],
  ['a null byte', (json) => json.replace('{', '{\u0000')],
  ['bytes that are no text', () => Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22])],
  ['65 kB', (json) => json.padEnd(65 * 1024)],
  ['65 kB of keys', () => `{${'"k":1,'.repeat(11_100)}"k":1}`],
];

/** Malicious extra fields, combined with another fault because each alone is valid. */
const noise: readonly string[] = [
  '"__proto__":{"isAdmin":true},',
  '"constructor":{"prototype":{"email":"eve@evil.example"}},',
  '"toString":null,',
  '"extra":"\\ud800 \\u0000 \\r\\nBcc: eve@evil.example",',
  `"extra":${nest(500, '[', ']')},`,
  '"extra":"<script>alert(1)</script>\'; drop table orders; --",',
  '"extra":1e400,',
];

/** The type of a form that a browser posts itself. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const types = ['text/plain', FORM_TYPE, 'multipart/form-data', 'json', ''];
const strangers = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }];
const json = { 'Content-Type': 'application/json' };

function write(value: unknown): string {
  return JSON.stringify(value ?? null).replace(RAW, '$1');
}

const escapes = [
  '%',
  '%zz',
  '%ff%fe',
  '%00',
  '%0d%0aBcc:+eve%40evil.example',
  '%ed%a0%80',
] as const;

/** Faults of a posted form as a whole. */
const forms: readonly [string, (body: string) => string | Uint8Array][] = [
  ['nothing', () => ''],
  ['JSON', (body) => JSON.stringify(Object.fromEntries(new URLSearchParams(body)))],
  ['no values', (body) => body.replaceAll(/=[^&]*/g, '')],
  ['separators', () => '&'.repeat(MANY)],
  ['brackets', (body) => body.replaceAll('=', '[]=')],
  ['65 kB', (body) => `${body}&more=${'x'.repeat(65 * 1024)}`],
  ['65 kB of fields', () => 'k=1&'.repeat(16_400)],
  ['bytes that are no text', () => Uint8Array.from([0x66, 0x3d, 0xff, 0xfe, 0xc0, 0x80])],
];

/** Creates a posted form with a random fault in its fields, body, origin or method. */
function createMalformedForm(random: Random): MalformedRequest {
  const { path, valid, invalidChanges } = random.pick(fuzzForms);
  const request = { path, method: 'POST', headers: { 'Content-Type': FORM_TYPE } };
  const encode = (fields: object): string =>
    new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString();
  const finish = (
    fault: string,
    body: string | Uint8Array,
    more: object = {},
  ): MalformedRequest => ({
    ...request,
    fault: `form ${fault}`,
    body: Buffer.from(body),
    ...more,
  });
  const kind = random.next();
  if (kind < 0.6) {
    const change = invalidChanges[random.below(invalidChanges.length)] ?? {};
    const noise = random.chance(0.3)
      ? '&__proto__=1&constructor=2&a[b]=<script>alert(1)</script>'
      : '';
    return finish(
      `with ${JSON.stringify(change).slice(0, 80)}`,
      encode({ ...valid, ...change }) + noise,
    );
  }
  if (kind < 0.75) {
    const names = Object.keys(valid);
    const name = names[random.below(names.length)] ?? '';
    const body = encode(valid);
    // Two values are one too many for every required field.
    return finish(`twice ${name}`, `${body}&${name}=${random.pick(escapes)}`);
  }
  if (kind < 0.95) {
    const [fault, spoil] = forms[random.below(forms.length)] ?? ['nothing', () => ''];
    return finish(fault, spoil(encode(valid)));
  }
  const stranger = strangers[random.below(strangers.length)];
  return finish('from elsewhere', encode(valid), { headers: { ...request.headers, ...stranger } });
}

/** Creates a request with a random fault in its fields, body, content type, origin or method. */
export function createMalformedRequest(random: Random): MalformedRequest {
  if (random.chance(0.2)) return createMalformedForm(random);
  const { path, valid, invalidChanges, headers: own } = random.pick(fuzzTargets);
  const request = { path, method: 'POST', headers: { ...json, ...own } };
  const finish = (
    fault: string,
    text: string | Uint8Array,
    more: object = {},
  ): MalformedRequest => ({
    ...request,
    fault,
    body: Buffer.from(text),
    ...more,
  });
  const loud = (text: string): string =>
    random.chance(0.3) ? text.replace('{', `{${noise[random.below(noise.length)] ?? ''}`) : text;
  const kind = random.next();
  if (kind < 0.45) {
    const paths = pathsIn(valid);
    const fieldPath = paths[random.below(paths.length)] ?? [];
    const body = change(valid, fieldPath, (old) => otherThan(old, random));
    return finish(`another ${fieldPath.join('.')}`, loud(write(body)));
  }
  if (kind < 0.75) {
    const over = invalidChanges[random.below(invalidChanges.length)] ?? {};
    return finish(`with ${write(over).slice(0, 80)}`, loud(write({ ...valid, ...over })));
  }
  if (kind < 0.92) {
    const [fault, spoil] = bodies[random.below(bodies.length)] ?? ['nothing', () => ''];
    return finish(fault, spoil(loud(write(valid))));
  }
  if (kind < 0.99) {
    const type = types[random.below(types.length)] ?? '';
    const headers = { ...own, ...(type === '' ? {} : { 'Content-Type': type }) };
    return finish(`as "${type}"`, loud(write(valid)), { headers });
  }
  if (kind < 0.995) {
    const stranger = strangers[random.below(strangers.length)];
    return finish('from elsewhere', write(valid), { headers: { ...request.headers, ...stranger } });
  }
  return finish('by PUT', write(valid), { method: 'PUT' });
}
