import { TASTE_LABEL } from './constants.ts';
import type { ProductFact, FactValues } from './facts.ts';
import { IVA_RATES } from './iva.ts';
// Separate files, because pages load these facts without the others.
import { LABEL_FACTS } from './label-facts.ts';
import { PAGE_FACTS } from './page-facts.ts';

/** Facts for the staff: no shopper sees them. */
const STAFF_FACTS = {
  cost: { kind: 'money', label: 'Costo', group: 'price' },
  iva: { kind: 'choice', label: 'IVA', choices: IVA_RATES, ask: 'Elige 16, 0 o exento', group: 'price' },
} as const satisfies Record<string, ProductFact>;

/** Facts that everybody sees. The menu is filtered by the first two texts. */
export const PUBLIC_FACTS = {
  taste: { kind: 'taste', label: 'Sabor', parts: TASTE_LABEL, group: 'page' },
  contents: {
    kind: 'amounts',
    label: 'Contenido',
    parts: { milliliters: 'Mililitros', grams: 'Gramos' },
    units: { milliliters: 'ml', grams: 'g' },
    group: 'menu',
  },
  /** Products of one family are one honey in several sizes. */
  family: { kind: 'line', label: 'Familia', limit: 100, group: 'menu' },
  /** Names that the owner gave, 'Navidad, Para regalar': each has a page of the products in it. */
  collections: { kind: 'line', label: 'Colecciones', limit: 200, group: 'menu' },
  flavors: { kind: 'text', label: 'Sabores', limit: 200, group: 'menu' },
  uses: { kind: 'text', label: 'Usos', limit: 200, group: 'menu' },
  ...PAGE_FACTS,
  ...LABEL_FACTS,
  compareAt: {
    kind: 'earlierPrice',
    label: 'Precio anterior',
    parts: {
      price: 'Precio anterior',
      from: 'Precio anterior desde',
      until: 'Precio anterior hasta',
    },
    group: 'price',
  },
  sku: { kind: 'line', label: 'SKU', limit: 40, group: 'shipping' },
  barcode: { kind: 'barcode', label: 'Código de barras', group: 'shipping' },
  weight: { kind: 'integer', label: 'Peso con empaque', limit: 100_000, unit: 'g', group: 'shipping' },
  alt: {
    kind: 'text',
    label: 'Texto alternativo de la imagen',
    limit: 200,
    column: 'Texto alternativo',
    group: 'pictures',
  },
} as const satisfies Record<string, ProductFact>;

/**
 * What an administrator may say of a product beside the needed fields. Everything that knows a fact derives from its row:
 * API, database, spreadsheet, form, details, audit log and page.
 */
export const FACTS = { ...PUBLIC_FACTS, ...STAFF_FACTS };

export type FactName = keyof typeof FACTS;
export type ElixirFacts = FactValues<typeof FACTS>;
