// npm run test:browsers: the stories of a day in Firefox and in WebKitGTK (Safari's engine).
import { join } from 'node:path';
import { ensureDependencies, MODULES } from './setup/dependencies.mjs';
import { ensureEngines } from './setup/engines.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';
import { fail } from './setup/say.mjs';

await ensureDependencies();
await ensureRedis();
const engines = Object.keys(await ensureEngines());
if (engines.length === 0)
  fail('Neither is here. Debian: sudo apt-get install firefox-esr webkit2gtk-driver xvfb');
const projects = engines.map((name) => `--project=${name}`);
const config = '--config=e2e/playwright.config.ts';
runOnNode24([
  join(MODULES, '@playwright/test/cli.js'),
  'test',
  config,
  ...projects,
  ...process.argv.slice(2),
]);
