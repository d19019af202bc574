// npm start: prepares the machine with any Node ≥ 20, then hands over to Node 24.
import { ensureDependencies, ensureFolder } from './setup/dependencies.mjs';
import { loadDotEnv } from './setup/dot-env.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';
import { MEMORY_ENV, V8_FLAGS } from './setup/process-memory.mjs';

loadDotEnv();
ensureFolder();
await ensureDependencies();
// npm run dev -- mf-checkout: only that remote, for a shop that runs elsewhere.
const alone = process.argv[2] === '--dev' && process.argv[3];
if (!alone) await ensureRedis();
const shop = [...V8_FLAGS, 'scripts/launch/main.mjs', ...process.argv.slice(2)];
runOnNode24(alone ? ['scripts/dev-remote.mjs', alone] : shop, MEMORY_ENV);
