import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { shop as shopData } from '#data/shop.ts';
import { SettingsError, readSettings } from '#netlify/http/settings.ts';
import { StartupError } from './startup-error.ts';

export interface ProcessEnvironment {
  /** Sets a variable until `restore()`. */
  readonly set: (name: string, value: string) => void;
  /** Sets a variable if it is unset; returns its value. */
  readonly setDefault: (name: string, value: string) => string;
  readonly restore: () => void;
}

/** Returns access to `process.env` whose changes `restore()` undoes. */
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

/** Returns the secret that keys tokens and hashes; creates it once, so that they stay valid after a restart. */
export function readOrCreateSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Parses `PORT`; 8888 if unset. Throws StartupError. */
export function readPort(text: string | undefined): number {
  const port = Number(text || 8888);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartupError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/** Throws StartupError if `SHOP_CLOCK` is not an ISO instant. */
export function checkClock(text: string | undefined): void {
  if (!text || !Number.isNaN(Date.parse(text))) return;
  throw new StartupError(`SHOP_CLOCK must be an ISO instant, not "${text}".`);
}

/** Creates the data folder if missing; throws StartupError if it is not writable. */
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

/** Throws StartupError if only one of key and webhook secret is set: the sandbox would add the other, and no signature would match. */
export function checkPaymentPair(env: Readonly<Record<string, string | undefined>>): void {
  if (Boolean(env['STRIPE_SECRET_KEY']) === Boolean(env['STRIPE_WEBHOOK_SECRET'])) return;
  throw new StartupError(
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither for the payment sandbox.',
  );
}

/** Throws StartupError if a production setting is missing: in production the sandbox must not provide it. */
export function checkProduction(env: Readonly<Record<string, string | undefined>>): void {
  if (env['CONTEXT'] !== 'production') return;
  try {
    readSettings(env, shopData.mail);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new StartupError(`This is no shop for production: ${error.problems.join('; ')}.`);
  }
}
