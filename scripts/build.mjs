// npm run build: every front end's production build, kept by content hash.
import { ensureDependencies } from './setup/dependencies.mjs';
import { runOnNode24 } from './setup/run-on-node-24.mjs';

await ensureDependencies();
runOnNode24(['scripts/build/main.ts']);
