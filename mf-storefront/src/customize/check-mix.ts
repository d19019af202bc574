import { customElixirForm } from '@shop/contracts/custom-elixir';

export type Mix = { name: string; flowerIds: number[] };
export type MixErrors = { [Field in keyof Mix]?: string | undefined };

/** What is sent of it, or why it cannot be. A file of its own: the schemas' library is no part of the first view. */
export const checkMix = (mix: Mix): { data?: Mix; errors: MixErrors } => {
  const { data, error } = customElixirForm.safeParse(mix);
  if (data) return { data, errors: {} };
  const told = (field: keyof Mix) => error?.issues.find(({ path }) => path[0] === field)?.message;
  return { errors: { name: told('name'), flowerIds: told('flowerIds') } };
};
