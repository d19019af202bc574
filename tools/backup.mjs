// npm run backup: all databases and images of the shop in one archive.
import { ensureDependencies } from '../scripts/setup/dependencies.mjs';
import { loadDotEnv } from '../scripts/setup/dot-env.mjs';
import { runOnNode24 } from '../scripts/setup/run-on-node-24.mjs';

loadDotEnv();
await ensureDependencies();
runOnNode24(['tools/backup/backup.ts', ...process.argv.slice(2)]);
