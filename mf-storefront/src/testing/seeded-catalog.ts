import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Elixir } from '@shop/contracts/elixir';
import type { Flower } from '@shop/contracts/flower';

const file = join(fileURLToPath(import.meta.url), '../../../../seed/catalog.json');

/** The catalogue that a new shop starts with. */
export const seededCatalog = JSON.parse(readFileSync(file, 'utf8')) as {
  elixirs: Elixir[];
  flowers: Flower[];
};
