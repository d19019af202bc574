import { nanoid } from '@shop/app-kit';
import type { UseFormReturn } from '@shop/app-kit/forms';
import type { Elixir } from '@shop/contracts/elixir';
import { deliveryPrice } from '@shop/contracts/delivery-plan';
import { manualOrderForm, type ManualDelivery } from '@shop/contracts/manual-order';
import * as z from 'zod/mini';

/** A line while it is written; `flowers` are names, of a blend of the buyer's own in one of the shop's sizes. */
export type LineDraft = {
  key: number;
  product?: Elixir | undefined;
  flowers?: string[];
  milliliters?: number;
  name: string;
  quantity: string;
};

/** In place of a way's id: no id has capitals. */
export const OWN_DELIVERY = 'OWN';

/** With the `requestId` by which the server knows a repeated press, also after the page was loaded again. */
export const manualForm = z
  .extend(manualOrderForm, {
    requestId: z.string(),
    lines: z.array(z.custom<LineDraft>()),
    /** The id of a way, OWN_DELIVERY, or '' of what costs nothing. */
    delivery: z.optional(z.string()),
    deliveryPrice: z.optional(z.custom<number>()),
  })
  .check(({ value, issues }) => {
    const { error } = deliveryPrice.safeParse(value.deliveryPrice);
    if (value.delivery === OWN_DELIVERY && error)
      issues.push({
        code: 'custom',
        input: value,
        path: ['deliveryPrice'],
        message: error.issues[0]!.message,
      });
  });
export type ManualValues = z.output<typeof manualForm>;
export type ManualForm = UseFormReturn<ManualValues, unknown, ManualValues>;

/** How it is delivered, as it is sent; a price that is none yet says nothing. */
export function deliveryOf({ delivery, deliveryPrice: typed }: ManualValues): { delivery?: ManualDelivery } {
  if (!delivery) return {};
  if (delivery !== OWN_DELIVERY) return { delivery: { wayId: delivery } };
  const { data: price } = deliveryPrice.safeParse(typed);
  return price === undefined ? {} : { delivery: { price } };
}

export const FIRST: LineDraft = { key: 1, name: '', quantity: '1' };
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
