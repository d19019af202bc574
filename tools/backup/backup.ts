/**
 * Saves the whole shop in one file: npm run backup -- --out FILE.tar.gz, or `--out -` for standard output; --archive puts it
 * into a bucket (BACKUP_URL) and keeps the newest BACKUP_KEEP.
 * The stores are those of the environment (MONGODB_URI, S3_*) or of the shop in DATA_DIR, running or not.
 */
import { parseArgs } from 'node:util';
import { archivesOf, saveArchive } from './archives.ts';
import { runOnStores } from './command.ts';
import { streamArchive, writeArchive } from './write-archive.ts';

const options = { out: { type: 'string' }, archive: { type: 'boolean' } } as const;
const { out, archive } = parseArgs({ options }).values;

if (archive)
  await runOnStores(async (stores, addresses) => {
    console.log(`✔ ${await saveArchive(stores, archivesOf(process.env, addresses))}`);
  });
else if (!out) {
  console.error('✖ Di dónde guardar el respaldo: npm run backup -- --out respaldo.tar.gz, o --archive');
  process.exitCode = 1;
} else
  await runOnStores(async (stores) => {
    const isStream = out === '-';
    const { collections, images } = await (isStream
      ? streamArchive(stores, process.stdout)
      : writeArchive(stores, out));
    // Standard output may be the archive itself.
    const report = (line: string) => (isStream ? console.error(line) : console.log(line));
    for (const { database, name, count } of collections) report(`  ${database}.${name}: ${count}`);
    const documents = collections.reduce((sum, { count }) => sum + count, 0);
    report(`✔ Respaldo completo: ${documents} documentos y ${images.length} imágenes.`);
    report('  Contiene datos personales: guárdalo cifrado y fuera de esta máquina.');
  });
