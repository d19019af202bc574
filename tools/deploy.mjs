// npm run deploy -- catalog: replaces one deployable of a shop that runs in containers.
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

await ensureDependencies();
runOnNode24(['tools/containers/deploy.ts', ...process.argv.slice(2)]);
