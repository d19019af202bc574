// npm run restore: puts a saved shop back.
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { loadDotEnv } from '../scripts/setup/dot-env.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

loadDotEnv();
await ensureDependencies();
runOnNode24(['tools/backup/restore.ts', ...process.argv.slice(2)]);
