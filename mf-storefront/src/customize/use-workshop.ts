import { CUSTOM_ELIXIR_NAME, MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import type { Flower } from '@shop/contracts/flower';
import { bloomOf, type Recipe } from '@shop/bottle/recipe';
import { variantUrl } from '@shop/ui';
import { fieldErrorsOf, showToast, useAppDispatch } from '@shop/app-kit';
import { useNavigateHere } from '@shop/app-kit/use-here';
import { useCallback, useState, type FormEvent } from 'react';
import { useAttemptKey } from './attempt-key.ts';
import { useCreateCustomElixirMutation } from './customize.api.ts';
import { useOwnSizes } from './own-sizes.ts';
import type { SharedRecipe } from './recipe-address.ts';
import { useEditedLine, useTakeLine } from './use-edited-line.ts';
import { useMix } from './use-mix.ts';
import { useSharedRecipe, useTellLeftOut } from './use-shared-recipe.ts';

/** The workshop's form: chosen flowers, name, and the one call that makes the elixir. */
export const useWorkshop = (flowers: Flower[]) => {
  const shared = useSharedRecipe(flowers);
  const { mix, change, checked, empty, refuse, errors } = useMix({
    name: shared?.name ?? '',
    flowerIds: shared?.flowerIds ?? [],
  });
  const { name } = mix;
  const editing = useEditedLine();
  const edited = editing.line;
  const [create, { data: created, error, reset: resetCall }] = useCreateCustomElixirMutation();
  const [creating, setCreating] = useState(false);
  const { keyFor, forget } = useAttemptKey();
  const sizes = useOwnSizes();
  const dispatch = useAppDispatch();
  const navigate = useNavigateHere();

  // A flower that went out of season meanwhile is removed from the mix.
  const chosen = mix.flowerIds.flatMap((id) => flowers.find((flower) => flower.id === id) ?? []);
  const flowerIds = chosen.map(({ id }) => id);
  const choose = (ids: number[]) => change({ flowerIds: ids });
  const rename = (next: string) => change({ name: next });
  const toggle = (id: number) =>
    choose(flowerIds.includes(id) ? flowerIds.filter((other) => other !== id) : [...flowerIds, id]);

  const { choose: chooseSize } = sizes;
  const take = useCallback(
    (given: SharedRecipe, milliliters?: number) => {
      change({ flowerIds: given.flowerIds, name: given.name });
      chooseSize(milliliters);
    },
    [change, chooseSize],
  );
  useTakeLine(edited, flowers, take);
  useTellLeftOut(shared?.isWhole === false);

  const send = async () => {
    const values = await checked({ name, flowerIds });
    if (!values) return;
    const replaces = edited && { replaces: edited.item.id };
    const sent = { name: values.name, flowerIds, ...sizes.sent, ...replaces };
    const answer = await create({ ...sent, idempotencyKey: keyFor(sent) });
    if (answer.error) {
      sizes.hear(answer.error);
      return refuse(fieldErrorsOf(answer.error));
    }
    // The first request makes the shop draw the bottle's picture, so that it is ready when the cart opens.
    new Image().src = variantUrl(answer.data.elixir.imageUrl, 320);
    if (!edited) return;
    dispatch(showToast({ title: 'Guardamos tu mezcla' }));
    void navigate('/cart', { replace: true });
  };
  /** Locked from the press on: a change during the check would create another elixir. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCreating(true);
    return send().finally(() => setCreating(false));
  };
  const again = () => {
    forget();
    resetCall();
    empty();
  };
  const recipe: Recipe = { name: name.trim() || CUSTOM_ELIXIR_NAME, blooms: chosen.map(bloomOf) };
  const full = chosen.length >= MAX_FLOWERS_PER_ELIXIR;
  const locked = creating || Boolean(created);
  return {
    ...{ name, rename, recipe, chosen, choose, toggle, full, sizes },
    ...{ submit, again, creating, created, locked, error, errors, editing, edited, shared },
  };
};

export type Workshop = ReturnType<typeof useWorkshop>;
