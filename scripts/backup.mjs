// npm run backup: all databases and images of the shop in one archive.
import { ensureDependencies } from './setup/dependencies.mjs';
import { loadDotEnv } from './setup/dot-env.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

loadDotEnv();
await ensureDependencies();
runOnNode24(['scripts/backup/backup.ts', ...process.argv.slice(2)]);
