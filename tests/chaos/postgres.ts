import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '#sandbox/database.ts';

/** A PostgreSQL server in a temporary folder. */
export interface Postgres {
  readonly version: string;
  /** Creates an empty database with the shop's tables; returns its URL. */
  readonly create: (name: string) => Promise<string>;
  readonly stop: () => void;
}

/** Starts the installed PostgreSQL on a free port of 127.0.0.1; throws if it is not installed. */
export async function startPostgres(): Promise<Postgres> {
  const bin = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'fudge-postgres-'));
  const data = join(folder, 'data');
  chmodSync(folder, 0o777);
  const port = await freePort();
  run(bin, 'initdb', ['-D', data, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=120 -c fsync=off`;
  run(bin, 'pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const urlOf = (name: string): string => `postgres://shop@127.0.0.1:${port}/${name}`;
  return {
    version: run(bin, 'postgres', ['--version']).trim(),
    async create(name) {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name}`);
      await client.end();
      await migrateDatabase(urlOf(name));
      return urlOf(name);
    },
    stop() {
      run(bin, 'pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of `initdb` and `pg_ctl`: from the PATH, or Debian's. */
function findPrograms(): string {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const debianFolders = globSync('/usr/lib/postgresql/*/bin').sort().toReversed();
  const found = [...onPath, ...debianFolders].find((folder) => existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    'PostgreSQL is not installed: "apt-get install postgresql", or put the folder of initdb and pg_ctl on the PATH.',
  );
}

/** Runs a PostgreSQL program, as the user `postgres` if this process is root: PostgreSQL refuses to run as root. */
function run(bin: string, program: string, args: readonly string[]): string {
  const command = [join(bin, program), ...args];
  const [file = '', ...rest] =
    process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  return execFileSync(file, rest, {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
