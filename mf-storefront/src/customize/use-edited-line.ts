import { cartApi, showToast, useAppDispatch } from '@shop/app-kit';
import type { CartLine } from '@shop/contracts/cart';
import type { Flower } from '@shop/contracts/flower';
import { givenName } from '@shop/contracts/size-words';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SOME_LEFT_OUT, type SharedRecipe } from './recipe-address.ts';

/** The cart line that is being edited, or why it cannot be. */
type Editing = {
  line?: CartLine | undefined;
  isGone: boolean;
  isUnread: boolean;
  retry: () => unknown;
};

/** The cart line whose blend the address asks to edit ('?editar=7'). */
export const useEditedLine = (): Editing => {
  const [query] = useSearchParams();
  const wanted = query.get('editar');
  const { data, isError, refetch } = cartApi.endpoints.getCart.useQuery(undefined, {
    skip: wanted === null,
  });
  const line = data?.items.find(({ item, elixir }) => elixir.isCustom && String(item.id) === wanted);
  const isGone = wanted !== null && data !== undefined && !line;
  return { line, isGone, isUnread: isError && !data, retry: refetch };
};

/** Copies the line's recipe into the form, once. */
export const useTakeLine = (
  line: CartLine | undefined,
  flowers: Flower[],
  take: (recipe: SharedRecipe, milliliters?: number) => void,
) => {
  const dispatch = useAppDispatch();
  const taken = useRef<number>(undefined);
  useEffect(() => {
    if (!line || taken.current === line.item.id) return;
    taken.current = line.item.id;
    const names = line.elixir.flowers ?? [];
    const flowerIds = names.flatMap((name) => flowers.find((flower) => flower.name === name)?.id ?? []);
    take({ flowerIds, name: givenName(line.elixir) }, line.elixir.contents?.milliliters);
    if (flowerIds.length < names.length)
      dispatch(showToast({ title: 'Abrimos tu mezcla', description: SOME_LEFT_OUT }));
  }, [line, flowers, take, dispatch]);
};
