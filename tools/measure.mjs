// npm run measure:<what>: takes the figures that the project promises, against real parts of the shop.
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { ensureRedis } from '../scripts/setup/redis.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

await ensureDependencies();
await ensureRedis();
runOnNode24([`tools/measure/${process.argv[2]}.ts`]);
