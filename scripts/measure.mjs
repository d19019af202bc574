// npm run measure:<what>: takes the figures that the project promises, against real parts of the shop.
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

await ensureDependencies();
await ensureRedis();
runOnNode24([`scripts/measure/${process.argv[2]}.ts`]);
