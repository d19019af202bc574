import { TASTE_LABEL } from './constants.ts';
import type { Fact, Said } from './facts.ts';

/** Those that stand on the product's page under an icon. Of one that is `shared` the owner may write what holds for all. */
export const PAGE_FACTS = {
  ingredients: { kind: 'text', label: 'Ingredientes', limit: 500, icon: 'leaf' },
  howToTake: { kind: 'text', label: 'Cómo tomarlo', limit: 500, icon: 'drop', shared: true },
  keeping: { kind: 'text', label: 'Cómo guardarlo', limit: 500, icon: 'clock', shared: true },
  warnings: { kind: 'text', label: 'Advertencia', limit: 300, icon: 'warning', shared: true },
  origin: { kind: 'text', label: 'De dónde viene', limit: 300, icon: 'pin', shared: true },
} as const satisfies Record<string, Fact & { icon: string; shared?: true }>;

/** What its label must say, beside what it contains. */
export const LABEL_FACTS = {
  allergens: { kind: 'text', label: 'Alérgenos', limit: 300 },
  responsible: { kind: 'text', label: 'Responsable', limit: 300 },
  nutrition: {
    kind: 'nutrition',
    label: 'Información nutrimental por 100 g',
    parts: {
      energy: 'Energía (kcal)',
      protein: 'Proteína (g)',
      fat: 'Grasas totales (g)',
      saturatedFat: 'Grasas saturadas (g)',
      transFat: 'Grasas trans (mg)',
      carbohydrates: 'Carbohidratos disponibles (g)',
      sugars: 'Azúcares (g)',
      addedSugars: 'Azúcares añadidos (g)',
      fiber: 'Fibra dietética (g)',
      sodium: 'Sodio (mg)',
    },
  },
} as const satisfies Record<string, Fact>;

/** What the house alone knows: nobody else is told. */
const STAFF_FACTS = {
  cost: { kind: 'money', label: 'Costo' },
} as const satisfies Record<string, Fact>;

/** What everybody is told. The menu is chosen by the first two texts. */
export const PUBLIC_FACTS = {
  taste: { kind: 'taste', label: 'Sabor', parts: TASTE_LABEL },
  contents: {
    kind: 'amounts',
    label: 'Contenido',
    parts: { milliliters: 'Mililitros', grams: 'Gramos' },
    units: { milliliters: 'ml', grams: 'g' },
  },
  flavors: { kind: 'text', label: 'Sabores', limit: 200 },
  uses: { kind: 'text', label: 'Usos', limit: 200 },
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
  },
  sku: { kind: 'line', label: 'SKU', limit: 40 },
  barcode: { kind: 'barcode', label: 'Código de barras' },
  weight: { kind: 'integer', label: 'Peso con empaque', limit: 100_000, unit: 'g' },
  alt: { kind: 'text', label: 'Texto alternativo de la imagen', limit: 200, column: 'Texto alternativo' },
} as const satisfies Record<string, Fact>;

/**
 * What an administrator may say of a product beside the needed fields. Everything that knows a fact derives from its row:
 * API, database, spreadsheet, form, details, audit log and page.
 */
export const FACTS = { ...PUBLIC_FACTS, ...STAFF_FACTS };

export type FactName = keyof typeof FACTS;
export type ElixirFacts = Said<typeof FACTS>;
