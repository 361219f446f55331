import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { shop as facts } from '#data/shop.ts';
import { SettingsError, readSettings } from '#server/settings.ts';
import { StartupError } from './startup-error.ts';

export interface ProcessEnvironment {
  /** Sets a variable for the time that the shop runs, whatever it was. */
  readonly set: (name: string, value: string) => void;
  /** Sets a variable unless the developer did, and returns what holds. */
  readonly setDefault: (name: string, value: string) => string;
  readonly restore: () => void;
}

/** The process's environment, with the sandbox's own values taken back when the shop stops. */
export function openEnvironment(): ProcessEnvironment {
  const before = new Map<string, string | undefined>();
  const set = (name: string, value: string): void => {
    if (!before.has(name)) before.set(name, process.env[name]);
    process.env[name] = value;
  };
  return {
    set,
    setDefault(name, value) {
      const own = process.env[name];
      if (own) return own;
      set(name, value);
      return value;
    },
    restore() {
      for (const [name, value] of before) {
        if (value === undefined) Reflect.deleteProperty(process.env, name);
        else process.env[name] = value;
      }
    },
  };
}

/** The secret that keys tokens and hashes: made once, so that they hold over a restart. */
export function readOrCreateSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

export function readPort(text: string | undefined): number {
  const port = Number(text || 8888);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartupError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

export function checkClock(text: string | undefined): void {
  if (!text || !Number.isNaN(Date.parse(text))) return;
  throw new StartupError(`SHOP_CLOCK must be an ISO instant, not "${text}".`);
}

/** Local state needs a folder that can be written to; it is made where it is missing. */
export function checkDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartupError(
      `Local state cannot be kept in ${folder}: choose a folder that can be written to, in DATA_DIR.`,
    );
  }
}

/** Half of the provider's pair would be completed by the sandbox's, and no event would ever be believed. */
export function checkPaymentPair(env: Readonly<Record<string, string | undefined>>): void {
  if (Boolean(env['STRIPE_SECRET_KEY']) === Boolean(env['STRIPE_WEBHOOK_SECRET'])) return;
  throw new StartupError(
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither for the payment sandbox.',
  );
}

/** In production nothing stands in: what is missing is told before a stand-in could hide it. */
export function checkProduction(env: Readonly<Record<string, string | undefined>>): void {
  if (env['CONTEXT'] !== 'production') return;
  try {
    readSettings(env, facts.mail);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new StartupError(`This is no shop for production: ${error.problems.join('; ')}.`);
  }
}
