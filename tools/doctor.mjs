// npm run doctor: the faults of this installation, and how to fix them.
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { loadDotEnv } from '../scripts/setup/dot-env.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

loadDotEnv();
await ensureDependencies();
runOnNode24(['tools/doctor/main.ts', ...process.argv.slice(2)]);
