import type { ProductFact } from './facts.ts';

/** Facts with an icon on the product's page. For a `shared` one the owner may write a text for all products. */
export const PAGE_FACTS = {
  ingredients: { kind: 'text', label: 'Ingredientes', limit: 500, group: 'page', icon: 'leaf' },
  howToTake: {
    kind: 'text',
    label: 'Cómo servirlo',
    // Spreadsheets of earlier releases use this name.
    column: 'Cómo tomarlo',
    limit: 500,
    group: 'page',
    icon: 'drop',
    shared: true,
  },
  keeping: { kind: 'text', label: 'Cómo guardarlo', limit: 500, group: 'page', icon: 'clock', shared: true },
  warnings: { kind: 'text', label: 'Advertencia', limit: 300, group: 'page', icon: 'warning', shared: true },
  origin: { kind: 'text', label: 'De dónde viene', limit: 300, group: 'page', icon: 'pin', shared: true },
} as const satisfies Record<string, ProductFact & { icon: string; shared?: true }>;
