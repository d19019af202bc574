import { applyServerErrors, useSchemaForm, useWatch } from '@shop/app-kit/forms';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { customElixirForm } from '@shop/contracts/custom-elixir';
import type { Flower } from '@shop/contracts/flower';
import { useAttemptKey } from './attempt-key.ts';
import { bloomOf, type Recipe } from '@shop/bottle/recipe';
import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import { variantUrl } from '@shop/ui';
import { useCallback } from 'react';
import { useCreateCustomElixirMutation } from './customize.api.ts';
import { useOwnSizes } from './own-sizes.ts';
import type { SharedRecipe } from './recipe-address.ts';
import { useSharedRecipe } from './use-shared-recipe.ts';

/** The workshop's form: chosen flowers, name, and the one call that makes the elixir. */
export const useWorkshop = (flowers: Flower[]) => {
  const form = useSchemaForm(customElixirForm, { name: '', flowerIds: [] });
  const [create, { data: created, error, isLoading: creating, reset: resetCall }] =
    useCreateCustomElixirMutation();
  const { keyFor, forget } = useAttemptKey();
  const sizes = useOwnSizes();
  const [name = '', ids = []] = useWatch({ control: form.control, name: ['name', 'flowerIds'] });

  // A flower that has gone out of season meanwhile is no longer part of the mix.
  const chosen = ids.flatMap((id) => flowers.find((flower) => flower.id === id) ?? []);
  const choose = (next: number[]) =>
    form.setValue('flowerIds', next, { shouldValidate: form.formState.isSubmitted });
  const toggle = (id: number) =>
    choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

  const { setValue } = form;
  const take = useCallback(
    (shared: SharedRecipe) => {
      setValue('flowerIds', shared.flowerIds);
      setValue('name', shared.name);
    },
    [setValue],
  );
  useSharedRecipe(flowers, take);

  const submit = form.handleSubmit(async (values) => {
    const mix = { name: values.name, flowerIds: chosen.map((flower) => flower.id), ...sizes.sent };
    const answer = await create({ ...mix, idempotencyKey: keyFor(mix) });
    if (answer.error) {
      sizes.hear(answer.error);
      applyServerErrors(answer.error, form.setError);
    }
    // The first look makes the shop draw the bottle's picture: it is there when the cart is opened.
    else new Image().src = variantUrl(answer.data.elixir.imageUrl, 320);
  });
  const again = () => {
    forget();
    resetCall();
    form.reset();
  };
  const recipe: Recipe = { name: name.trim() || CUSTOM_ELIXIR_NAME, blooms: chosen.map(bloomOf) };
  const full = chosen.length >= MAX_FLOWERS_PER_ELIXIR;
  return { form, recipe, chosen, sizes, full, toggle, submit, again, creating, created, error };
};

export type Workshop = ReturnType<typeof useWorkshop>;
