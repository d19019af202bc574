import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '../../../scripts/launch/ports.ts';
import { findProgram, installPackage } from '../../../scripts/setup/system-package.mjs';

const PACKAGES = {
  'apt-get': 'postgresql',
  dnf: 'postgresql-server',
  apk: 'postgresql',
  pacman: 'postgresql',
};
/** Debian has it in a folder for each version, which no PATH names. */
const DEBIAN = '/usr/lib/postgresql/*/bin/initdb';
/** Whom the distribution's package makes. */
const ACCOUNT = 'postgres';

export type Postgres = { port: number; password: string; pid: number; stop: () => Promise<void> };

/** A PostgreSQL with the settings it ships with, on loopback alone and in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const programs = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'elixir-shop-postgres-'));
  const who = accountOf();
  if (who) chownSync(folder, who.uid, who.gid);
  const options = { ...who, cwd: folder };
  const password = makeDatabase(programs, options);
  const [port] = await freePorts(1);
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const child = spawn(join(programs, 'postgres'), ['-D', 'data', '-p', String(port), ...settings], {
    ...{ ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  });
  await untilReady(child);
  const stop = async () => {
    // Its fast way to stop: open connections are closed.
    if (child.kill('SIGINT')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { port: port!, password, pid: child.pid!, stop };
}

type Options = { cwd: string; uid?: number; gid?: number };

/** @returns the password of its superuser: others may share the machine */
function makeDatabase(programs: string, options: Options): string {
  const password = randomBytes(18).toString('base64url');
  // In the folder that only this account reads.
  writeFileSync(join(options.cwd, 'password'), password);
  const access = ['-U', ACCOUNT, '-A', 'scram-sha-256', '--pwfile=password'];
  execFileSync(join(programs, 'initdb'), ['-D', 'data', ...access, '-E', 'UTF8', '--no-locale'], {
    ...{ ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  return password;
}

/** @returns the folder of initdb and postgres */
async function ensurePostgres(): Promise<string> {
  const initdb = findInitdb() ?? ((await installPackage(PACKAGES)) ? findInitdb() : undefined);
  if (initdb) return dirname(initdb);
  throw new Error('PostgreSQL is missing. Debian/Ubuntu: sudo apt-get install postgresql');
}

const findInitdb = (): string | undefined =>
  globSync(DEBIAN)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1) ?? findProgram(['initdb']);

/** PostgreSQL refuses to run as root. */
function accountOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, ACCOUNT], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  const isReady = () => said.at(-1)?.includes('ready to accept connections') ?? false;
  for await (const line of createInterface(child.stderr!)) {
    said.push(line);
    if (isReady()) break;
  }
  if (!isReady()) throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
  // It goes on to write there.
  child.stderr!.resume();
}
