import { showToast, useAppDispatch } from '@shop/app-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRecipe, SOME_LEFT_OUT } from './recipe-address.ts';

/** The recipe in the page's address, with the flowers that are on offer. */
export const useSharedRecipe = (onOffer: { id: number }[]) => {
  const [query] = useSearchParams();
  return readRecipe(query, onOffer);
};

/** Tells once that parts of the shared recipe are missing. */
export const useTellLeftOut = (isLeftOut: boolean) => {
  const dispatch = useAppDispatch();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isLeftOut || isTold.current) return;
    isTold.current = true;
    dispatch(showToast({ title: 'Abrimos la receta que te compartieron', description: SOME_LEFT_OUT }));
  }, [isLeftOut, dispatch]);
};
