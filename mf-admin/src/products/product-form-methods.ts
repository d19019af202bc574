import type { UseFormReturn } from '@shop/app-kit/forms';
import type { ElixirForm, ElixirFormInput } from '@shop/contracts/elixir';

/** The type of the product form. */
export type ProductFormMethods = UseFormReturn<ElixirFormInput, unknown, ElixirForm>;
