// npm run bench [-- part…]: what the shop takes of this machine (see bench/main.ts).
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { ensureRedis } from '../scripts/setup/redis.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

await ensureDependencies();
await ensureRedis();
runOnNode24(['tools/bench/main.ts', ...process.argv.slice(2)]);
