import { nanoid } from '@shop/app-kit';
import type { UseFormReturn } from '@shop/app-kit/forms';
import type { Elixir } from '@shop/contracts/elixir';
import { manualOrderForm } from '@shop/contracts/manual-order';
import * as z from 'zod/mini';

/** A line while it is written; `flowers` are names, of a blend of the buyer's own. */
export type LineDraft = {
  key: number;
  product?: Elixir | undefined;
  flowers?: string[];
  name: string;
  quantity: string;
};

/** With the `requestId` by which the server knows a repeated press, also after the page was loaded again. */
export const manualForm = z.extend(manualOrderForm, {
  requestId: z.string(),
  lines: z.array(z.custom<LineDraft>()),
});
export type ManualValues = z.output<typeof manualForm>;
export type ManualForm = UseFormReturn<ManualValues, unknown, ManualValues>;

const FIRST: LineDraft = { key: 1, name: '', quantity: '1' };
export const emptyOrder = (): ManualValues => ({
  name: '',
  email: '',
  phone: '',
  notes: '',
  payment: 'cash',
  delivered: false,
  requestId: nanoid(),
  lines: [FIRST],
});
