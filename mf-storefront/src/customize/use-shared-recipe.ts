import { showToast, useAppDispatch } from '@shop/app-kit';
import type { Flower } from '@shop/contracts/flower';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRecipe, type SharedRecipe } from './recipe-address.ts';

const SOME_LEFT_OUT = {
  title: 'Abrimos la receta que te compartieron',
  description: 'Dejamos fuera las flores que hoy no tenemos o ya no cabían.',
};

/** Takes over the recipe of the page's address, once: after that the mixture belongs to whoever looks at it. */
export const useSharedRecipe = (flowers: Flower[], take: (recipe: SharedRecipe) => void) => {
  const [query] = useSearchParams();
  const dispatch = useAppDispatch();
  const isTaken = useRef(false);
  // In an effect, because the server drew the page without knowing its query.
  useEffect(() => {
    const recipe = isTaken.current ? undefined : readRecipe(query, flowers);
    isTaken.current = true;
    if (!recipe) return;
    take(recipe);
    if (!recipe.isWhole) dispatch(showToast(SOME_LEFT_OUT));
  }, [query, flowers, take, dispatch]);
};
