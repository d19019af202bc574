// npm run doctor: what is wrong with this installation, and what to do.
import { ensureDependencies } from './setup/dependencies.mjs';
import { loadDotEnv } from './setup/dot-env.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

loadDotEnv();
await ensureDependencies();
runOnNode24(['scripts/doctor/main.ts', ...process.argv.slice(2)]);
