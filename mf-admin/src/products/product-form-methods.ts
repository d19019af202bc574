import type { UseFormReturn } from '@shop/app-kit/forms';
import type { ElixirForm, ElixirFormInput } from '@shop/contracts/elixir';

/** The form of a product, as its parts get it. */
export type ProductFormMethods = UseFormReturn<ElixirFormInput, unknown, ElixirForm>;
