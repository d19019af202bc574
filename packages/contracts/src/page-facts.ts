import type { ProductFact } from './facts.ts';

/** Those that stand on the product's page under an icon. Of one that is `shared` the owner may write what holds for all. */
export const PAGE_FACTS = {
  ingredients: { kind: 'text', label: 'Ingredientes', limit: 500, group: 'page', icon: 'leaf' },
  howToTake: {
    kind: 'text',
    label: 'Cómo servirlo',
    // Spreadsheets of before have it.
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
