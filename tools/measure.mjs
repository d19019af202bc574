// npm run bench takes the figures that the project promises, against real parts of the shop; npm run screenshots its pictures.
import { ensureBrowser } from '../scripts/setup/browser.mjs';
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { ensureRedis } from '../scripts/setup/redis.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

await ensureDependencies();
await ensureRedis();
const [program, ...parts] = process.argv.slice(2);
const IN_A_BROWSER = ['weight', 'lighthouse'];
const looks =
  program === 'screenshots' ||
  (program === 'bench/main' && (parts.length === 0 || parts.some((part) => IN_A_BROWSER.includes(part))));
runOnNode24([`tools/${program}.ts`, ...parts], looks ? { CHROMIUM_PATH: await ensureBrowser() } : {});
