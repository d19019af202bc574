// npm start: sets the machine up with what any Node ≥ 20 can do, then hands over to Node 24.
import { join } from 'node:path';
import { ensureDependencies, ROOT } from './setup/dependencies.mjs';
import { loadDotEnv } from './setup/dot-env.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

loadDotEnv();
await ensureDependencies();
await ensureRedis();
const small = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile') };
runOnNode24(['--max-semi-space-size=2', 'scripts/launch/main.mjs', ...process.argv.slice(2)], small);
