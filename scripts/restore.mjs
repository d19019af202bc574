// npm run restore: puts a saved shop back.
import { ensureDependencies } from './setup/dependencies.mjs';
import { loadDotEnv } from './setup/dot-env.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

loadDotEnv();
await ensureDependencies();
runOnNode24(['scripts/backup/restore.ts', ...process.argv.slice(2)]);
