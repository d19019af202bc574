import { labelPaper, labelShade } from './label-paper.ts';
import { labelWords } from './label-words.ts';
import type { Recipe } from './recipe.ts';

/** Paper and words as one drawing. `shop`: its name. */
export const label = (ids: string, recipe: Recipe, shop: string): string =>
  labelPaper(ids, recipe) + labelWords(shop, recipe) + labelShade(ids);
