/**
 * Restores a shop: npm run restore -- --in FILE.tar.gz [--replace], or --archive NAME (or latest) from the bucket of
 * archives, with BACKUP_URL as for the backup.
 * Stop the services first; `--replace` is needed when there are data already.
 */
import { mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { archivesOf, fetchArchive } from './archives.ts';
import { runOnStores } from './command.ts';
import { goOn, type GoneOn } from './go-on.ts';
import { restoreArchive, type Restored } from './restore-archive.ts';
import type { Stores } from './stores.ts';

const options = {
  in: { type: 'string' },
  archive: { type: 'string' },
  replace: { type: 'boolean' },
} as const;
const { in: given, archive, replace } = parseArgs({ options }).values;

/** Documents that could not be restored are kept in a file beside the archive. */
function tellLeftOut(leftOut: Restored['leftOut'], beside: string): void {
  if (leftOut.length === 0) return;
  writeFileSync(beside, leftOut.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 });
  console.log(
    `! ${leftOut.length} documentos cambiaron durante el respaldo y chocan con otros: ver ${beside}.`,
  );
}

/** Tells what the shop does next, and what the operator must do. */
function tellNext({ lastNumber, nextNumber, since }: GoneOn): void {
  const from = since.toISOString();
  console.log(`  Números de pedido: el respaldo llega al ${lastNumber}; el próximo será el ${nextNumber}.
  Pagos: al arrancar, la tienda pide a Mercado Pago todo lo que cambió desde el ${from}.
  De las compras que este respaldo conoce salen sus pedidos y reembolsos. Los demás pagos aparecen en
  Pagos por revisar como «Pago sin pedido», con quién pagó y cuánto: atiende o reembolsa cada uno.
  Existencias, textos y cambios hechos después del respaldo no vuelven: revísalos a mano.`);
}

async function restoreFrom(stores: Stores, file: string): Promise<void> {
  const { manifest, leftOut } = await restoreArchive(stores, file, replace);
  // First, because the file beside the archive may be refused.
  const gone = await goOn(stores, manifest);
  tellLeftOut(leftOut, `${file}.left-out.jsonl`);
  const documents = manifest.collections.reduce((sum, { count }) => sum + count, -leftOut.length);
  console.log(
    `✔ Restaurado el respaldo del ${manifest.createdAt}: ${documents} documentos, ${manifest.images.length} imágenes.`,
  );
  if (gone) tellNext(gone);
}

if (!given && !archive) {
  console.error('✖ Di qué respaldo: npm run restore -- --in respaldo.tar.gz, o --archive latest');
  process.exitCode = 1;
} else
  await runOnStores(async (stores, addresses) => {
    const fetched = archive && mkdtempSync(join(tmpdir(), 'restore-'));
    const file = fetched ? join(fetched, 'shop.tar.gz') : given!;
    try {
      if (archive) console.log(`  ${await fetchArchive(archivesOf(process.env, addresses), archive, file)}`);
      await restoreFrom(stores, file);
    } finally {
      // It has people's data, and is still in the bucket. What was left out stays beside it.
      if (fetched) rmSync(file, { force: true });
      if (fetched && readdirSync(fetched).length === 0) rmdirSync(fetched);
    }
  });
