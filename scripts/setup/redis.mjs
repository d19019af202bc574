import { fail } from './say.mjs';
import { findProgram, installPackage } from './system-package.mjs';

const PROGRAMS = ['redis-server', 'valkey-server'];
const PACKAGES = { 'apt-get': 'redis-server', dnf: 'valkey', apk: 'redis', pacman: 'valkey' };

/** Ensures that a redis-server can be started, unless REDIS_URL names a running one. */
export async function ensureRedis() {
  if (process.env.REDIS_URL || process.env.REDIS_SERVER_BIN || findProgram(PROGRAMS)) return;
  if ((await installPackage(PACKAGES)) && findProgram(PROGRAMS)) return;
  fail(
    'redis-server is missing. Debian/Ubuntu: sudo apt-get install redis-server · Fedora: sudo dnf install valkey · ' +
      'macOS: brew install redis · or set REDIS_URL to one that runs.',
  );
}
