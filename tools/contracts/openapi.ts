/**
 * Writes the OpenAPI 3.1 documents: npm run openapi [-- FOLDER]
 * One of the shop, as the gateway lets it through, and one of each service; by default into dist/openapi.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@shop/contracts/endpoints';
import { openApiOf } from '@shop/contracts/openapi';

const [folder = join(import.meta.dirname, '..', '..', 'dist', 'openapi')] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const service of [undefined, ...SERVICE_NAMES]) {
  const file = join(folder, `${service ?? 'shop'}.json`);
  writeFileSync(file, `${JSON.stringify(openApiOf(service), null, 1)}\n`);
  console.log(`✔ ${file}`);
}
