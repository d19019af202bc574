// npm run deploy -- catalog: replaces one piece of a shop that runs in containers.
import { ensureDependencies } from './setup/dependencies.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

await ensureDependencies();
runOnNode24(['scripts/containers/deploy.ts', ...process.argv.slice(2)]);
