// npm run test:unit -- <paths>: only Jest, with the dependencies of the lock file.
import { join } from 'node:path';
import { ensureDependencies, MODULES } from './setup/dependencies.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

await ensureDependencies();
await ensureRedis();
const jest = join(MODULES, 'jest/bin/jest.js');
runOnNode24(['--experimental-vm-modules', '--no-warnings', jest, ...process.argv.slice(2)]);
