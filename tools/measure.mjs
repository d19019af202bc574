// npm run bench, npm run measure:admin: take the figures that the project promises, against real parts of the shop.
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { ensureRedis } from '../scripts/setup/redis.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

await ensureDependencies();
await ensureRedis();
const [program, ...parts] = process.argv.slice(2);
runOnNode24([`tools/${program}.ts`, ...parts]);
