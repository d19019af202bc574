/**
 * Puts a saved shop back: npm run restore -- --in FILE.tar.gz [--replace]
 * Stop the services first; `--replace` is needed where there are data already.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runOnStores } from './command.ts';
import { restoreArchive, type Restored } from './restore-archive.ts';

const options = { in: { type: 'string' }, replace: { type: 'boolean' } } as const;
const { in: file, replace } = parseArgs({ options }).values;

/** What could not be put back is not lost: it stands in a file beside the archive. */
function tellLeftOut(leftOut: Restored['leftOut'], beside: string): void {
  if (leftOut.length === 0) return;
  writeFileSync(beside, leftOut.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 });
  console.log(
    `! ${leftOut.length} documentos cambiaron durante el respaldo y chocan con otros: ver ${beside}.`,
  );
}

if (!file) {
  console.error('✖ Di qué respaldo: npm run restore -- --in respaldo.tar.gz');
  process.exitCode = 1;
} else
  await runOnStores(async (stores) => {
    const { manifest, leftOut } = await restoreArchive(stores, file, replace);
    tellLeftOut(leftOut, `${file}.left-out.jsonl`);
    const documents = manifest.collections.reduce((sum, { count }) => sum + count, -leftOut.length);
    console.log(
      `✔ Restaurado el respaldo del ${manifest.createdAt}: ${documents} documentos, ${manifest.images.length} imágenes.`,
    );
  });
