// npm run deploy:k8s:try: installs the chart on the current cluster, with stores and sandbox (see kubernetes/try.ts).
import { ensureBrowser } from '../scripts/setup/browser.mjs';
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

await ensureDependencies();
const env = process.argv.includes('--stories') ? { CHROMIUM_PATH: await ensureBrowser() } : {};
runOnNode24(['tools/kubernetes/try.ts', ...process.argv.slice(2)], env);
