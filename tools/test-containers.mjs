// npm run test:containers: the suites of the services on containers, then the shop itself as containers (see containers/main.ts).
import { ensureBrowser } from '../scripts/setup/browser.mjs';
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

await ensureDependencies();
const env = process.argv.includes('suites') ? {} : { CHROMIUM_PATH: await ensureBrowser() };
runOnNode24(['tools/containers/main.ts', ...process.argv.slice(2)], env);
