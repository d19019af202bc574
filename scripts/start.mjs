// npm start: sets the machine up with what any Node ≥ 20 can do, then hands over to Node 24.
import { ensureDependencies } from './setup/dependencies.mjs';
import { loadDotEnv } from './setup/dot-env.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

loadDotEnv();
await ensureDependencies();
await ensureRedis();
runOnNode24(['scripts/launch/main.ts', ...process.argv.slice(2)]);
