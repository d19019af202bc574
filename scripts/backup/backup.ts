/**
 * Saves the whole shop in one file: npm run backup -- --out FILE.tar.gz
 * The stores are those of the environment (MONGODB_URI, S3_*) or of the shop in DATA_DIR, running or not.
 */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runOnStores } from './command.ts';
import { writeArchive } from './write-archive.ts';

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;

if (!out) {
  console.error('✖ Di dónde guardar el respaldo: npm run backup -- --out respaldo.tar.gz');
  process.exitCode = 1;
} else
  await runOnStores(async (stores) => {
    const { collections, images } = await writeArchive(stores, out);
    for (const { database, name, count } of collections) console.log(`  ${database}.${name}: ${count}`);
    const documents = collections.reduce((sum, { count }) => sum + count, 0);
    const megabytes = (statSync(out).size / 1_000_000).toFixed(1);
    console.log(`✔ ${out}: ${documents} documentos y ${images.length} imágenes, ${megabytes} MB.`);
    console.log('  Contiene datos personales: guárdalo cifrado y fuera de esta máquina.');
  });
