// npm test: types, lint, unit and service tests, production builds, stories in a real browser. `verify` is its quick part.
import { ensureBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

const quick = process.argv.includes('verify');
await ensureDependencies();
await ensureRedis();
const env = quick ? {} : { CHROMIUM_PATH: await ensureBrowser() };
runOnNode24(['scripts/test/main.mjs', ...process.argv.slice(2)], env);
