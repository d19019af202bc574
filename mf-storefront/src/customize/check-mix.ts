import { customElixirForm } from '@shop/contracts/custom-elixir';

export type Mix = { name: string; flowerIds: number[] };
export type MixErrors = { [Field in keyof Mix]?: string | undefined };

/** Returns the valid mix, or its errors. In its own file, because the schema library is not part of the first view. */
export const checkMix = (mix: Mix): { data?: Mix; errors: MixErrors } => {
  const { data, error } = customElixirForm.safeParse(mix);
  if (data) return { data, errors: {} };
  const told = (field: keyof Mix) => error?.issues.find(({ path }) => path[0] === field)?.message;
  return { errors: { name: told('name'), flowerIds: told('flowerIds') } };
};
