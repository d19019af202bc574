import type { ProductFact } from './facts.ts';

/** Facts that a label must show, beside the contents. */
export const LABEL_FACTS = {
  allergens: { kind: 'text', label: 'Alérgenos', limit: 300, group: 'label' },
  responsible: { kind: 'text', label: 'Responsable', limit: 300, group: 'label' },
  nutrition: {
    kind: 'nutrition',
    label: 'Información nutrimental por 100 g',
    group: 'label',
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
} as const satisfies Record<string, ProductFact>;
