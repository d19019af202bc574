import { applyServerErrors, useSchemaForm, useWatch } from '@shop/app-kit/forms';
import { CUSTOM_ELIXIR_NAME, MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { customElixirForm } from '@shop/contracts/custom-elixir';
import type { Flower } from '@shop/contracts/flower';
import { bloomOf, type Recipe } from '@shop/bottle/recipe';
import { variantUrl } from '@shop/ui';
import { showToast, useAppDispatch } from '@shop/app-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from './attempt-key.ts';
import { useCreateCustomElixirMutation } from './customize.api.ts';
import { useOwnSizes } from './own-sizes.ts';
import type { SharedRecipe } from './recipe-address.ts';
import { useEditedLine, useTakeLine } from './use-edited-line.ts';
import { useSharedRecipe, useTellLeftOut } from './use-shared-recipe.ts';

/** The workshop's form: chosen flowers, name, and the one call that makes the elixir. */
export const useWorkshop = (flowers: Flower[]) => {
  const shared = useSharedRecipe(flowers);
  const form = useSchemaForm(customElixirForm, {
    name: shared?.name ?? '',
    flowerIds: shared?.flowerIds ?? [],
  });
  const editing = useEditedLine();
  const edited = editing.line;
  const [create, { data: created, error, isLoading: creating, reset: resetCall }] =
    useCreateCustomElixirMutation();
  const { keyFor, forget } = useAttemptKey();
  const sizes = useOwnSizes();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [name = '', ids = []] = useWatch({ control: form.control, name: ['name', 'flowerIds'] });

  // A flower that has gone out of season meanwhile is no longer part of the mix.
  const chosen = ids.flatMap((id) => flowers.find((flower) => flower.id === id) ?? []);
  const shouldValidate = form.formState.isSubmitted;
  const choose = (next: number[]) => form.setValue('flowerIds', next, { shouldValidate });
  const rename = (next: string) => form.setValue('name', next, { shouldValidate });
  const toggle = (id: number) =>
    choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

  const { setValue } = form;
  const { choose: chooseSize } = sizes;
  const take = useCallback(
    ({ flowerIds, name: given }: SharedRecipe, milliliters?: number) => {
      setValue('flowerIds', flowerIds);
      setValue('name', given);
      chooseSize(milliliters);
    },
    [setValue, chooseSize],
  );
  useTakeLine(edited, flowers, take);
  useTellLeftOut(shared?.isWhole === false);

  const submit = form.handleSubmit(async (values) => {
    const flowerIds = chosen.map((flower) => flower.id);
    const replaces = edited && { replaces: edited.item.id };
    const mix = { name: values.name, flowerIds, ...sizes.sent, ...replaces };
    const answer = await create({ ...mix, idempotencyKey: keyFor(mix) });
    if (answer.error) {
      sizes.hear(answer.error);
      return applyServerErrors(answer.error, form.setError);
    }
    // The first look makes the shop draw the bottle's picture: it is there when the cart is opened.
    new Image().src = variantUrl(answer.data.elixir.imageUrl, 320);
    if (!edited) return;
    dispatch(showToast({ title: 'Guardamos tu mezcla' }));
    void navigate('/cart', { replace: true });
  });
  const again = () => {
    forget();
    resetCall();
    form.reset({ name: '', flowerIds: [] });
  };
  const recipe: Recipe = { name: name.trim() || CUSTOM_ELIXIR_NAME, blooms: chosen.map(bloomOf) };
  const full = chosen.length >= MAX_FLOWERS_PER_ELIXIR;
  const locked = creating || Boolean(created);
  const errors = form.formState.errors;
  return {
    ...{ name, rename, recipe, chosen, choose, toggle, full, sizes },
    ...{ submit, again, creating, created, locked, error, errors, editing, edited, shared },
  };
};

export type Workshop = ReturnType<typeof useWorkshop>;
