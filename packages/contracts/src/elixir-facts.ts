import * as z from 'zod/mini';
import { taste } from './taste.ts';
import { optionalText } from './typed-text.ts';

const AMOUNT = 'Escribe un número entero mayor que cero';
const amount = z.int(AMOUNT).check(z.positive(AMOUNT), z.lte(100_000, 'La cantidad es demasiado alta'));
const contents = z.strictObject({ grams: z.optional(amount), milliliters: z.optional(amount) });
export type Contents = z.infer<typeof contents>;

/** '' takes back what was said. */
const words = optionalText;

/** What an administrator may say of a product beside the needed fields; a taste of nothing says nothing. */
export const elixirFacts = {
  taste: z.optional(taste),
  contents: z.optional(contents),
  /** Tags, with commas between them: what the menu is chosen by. */
  flavors: words(200),
  uses: words(200),
  ingredients: words(500),
  howToTake: words(500),
  keeping: words(500),
  warnings: words(300),
  origin: words(300),
  /** What the picture shows, for who does not see it. */
  alt: words(200),
};
/** The facts that are texts, as they are called on screen. */
export const FACT_LABEL = {
  flavors: 'Sabores',
  uses: 'Usos',
  ingredients: 'Ingredientes',
  howToTake: 'Cómo tomarlo',
  keeping: 'Cómo guardarlo',
  warnings: 'Advertencia',
  origin: 'De dónde viene',
  alt: 'Texto alternativo de la imagen',
} as const;

/** The same on the wire to everybody; what was not said is absent. */
export const shownFacts = {
  taste: z.optional(taste),
  contents: z.optional(z.object({ grams: z.optional(z.number()), milliliters: z.optional(z.number()) })),
  flavors: z.optional(z.string()),
  uses: z.optional(z.string()),
  ingredients: z.optional(z.string()),
  howToTake: z.optional(z.string()),
  keeping: z.optional(z.string()),
  warnings: z.optional(z.string()),
  origin: z.optional(z.string()),
  alt: z.optional(z.string()),
};
export type ElixirFacts = { [Name in keyof typeof elixirFacts]?: z.infer<(typeof elixirFacts)[Name]> };
