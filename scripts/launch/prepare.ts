// Prepares a start in a process that ends, which frees its memory.
import { buildAll } from '../build/build-all.ts';
import { makeSecrets } from './make-secrets.ts';
import { readOptions } from './options.ts';
import { isFree } from './ports.ts';
import { refuseEmptied } from './refuse-emptied.ts';
import { warmCompileCache } from './warm-cache.ts';

async function prepare(): Promise<void> {
  const { port, dev, dataDir } = readOptions(process.env, process.argv);
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use; set PORT to another one.`);
  if (!process.env['MONGODB_URI']) refuseEmptied(dataDir);
  if (!dev && !(await buildAll())) throw new Error('A front end could not be built; see the lines above.');
  makeSecrets(dataDir);
  await warmCompileCache();
}

prepare().catch((error: Error) => {
  console.error(`✖ ${error.message}`);
  process.exit(1);
});
