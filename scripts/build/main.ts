import { buildAll } from './build-all.ts';

const ok = await buildAll();
process.exit(ok ? 0 : 1);
