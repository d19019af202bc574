import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['redis-server', 'valkey-server'];
const usualFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/opt/local/bin'];

const help =
  'redis-server (or valkey-server) was not found. Debian/Ubuntu: sudo apt-get install redis-server; ' +
  'Fedora: sudo dnf install valkey; macOS: brew install redis; or set REDIS_SERVER_BIN to its path, ' +
  'or REDIS_URL to a Redis that runs already.';

/** The path of the Redis (or Valkey) server on this machine; throws an Error that says what to install. */
export function findRedis(env: NodeJS.ProcessEnv, elsewhere = usualFolders): string {
  const named = env.REDIS_SERVER_BIN;
  if (named && !isProgram(named)) throw new Error(`REDIS_SERVER_BIN is no program that can be run: ${named}`);
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...elsewhere];
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = named ?? places.find(isProgram);
  if (!found) throw new Error(help);
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
