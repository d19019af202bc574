import { labelWords } from '@shop/bottle/label-words';
import type { Recipe } from '@shop/bottle/recipe';
import { useShop } from '@shop/ui';
import { Drawn } from './drawn.tsx';

/** The words on the live bottle. */
export const LabelWords = ({ recipe }: { recipe: Recipe }) => (
  <Drawn svg={labelWords(useShop().name, recipe)} />
);
