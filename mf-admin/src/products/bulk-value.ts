import { collectionName } from '@shop/contracts/elixir-bulk';
import { FACTS } from '@shop/contracts/elixir-facts';
import { stockForm } from '@shop/contracts/stock';
import type { Asked } from '../list/ask-value.tsx';

/** One count for all ticked products. */
export const STOCK: Asked<number | null> = {
  description: 'La misma cuenta para cada uno.',
  field: {
    label: 'Existencias',
    optional: true,
    inputMode: 'numeric',
    hint: 'Piezas que quedan por vender. Vacío: sin límite.',
  },
  schema: stockForm,
};

/** One collection for all ticked products, beside those that they stand in. Its address is made of letters and digits. */
export const COLLECTION: Asked<string> = {
  description: 'Las colecciones que ya tienen se quedan.',
  field: {
    label: 'Colección',
    maxLength: FACTS.collections.limit,
    hint: 'Como «Navidad» o «Para regalar».',
  },
  schema: collectionName,
};
