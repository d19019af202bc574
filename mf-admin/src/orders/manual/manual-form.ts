import { nanoid } from '@shop/app-kit';
import type { UseFormReturn } from '@shop/app-kit/forms';
import type { Elixir } from '@shop/contracts/elixir';
import { deliveryPrice } from '@shop/contracts/delivery-plan';
import { manualOrderForm, type ManualDelivery } from '@shop/contracts/manual-order';
import * as z from 'zod/mini';

/** A line that is being edited; `flowers` are the names in a custom blend of one of the shop's sizes. */
export type LineDraft = {
  key: number;
  product?: Elixir | undefined;
  flowers?: string[];
  milliliters?: number;
  name: string;
  quantity: string;
};

/** Used in place of a way's id; ids have no capitals, so it cannot clash. */
export const OWN_DELIVERY = 'OWN';

/** The `requestId` lets the server recognize a repeated press, also after a reload. */
export const manualForm = z
  .extend(manualOrderForm, {
    requestId: z.string(),
    lines: z.array(z.custom<LineDraft>()),
    /** A way's id, OWN_DELIVERY, or '' for free delivery. */
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

/** The delivery as it is sent; an unfinished price is left out. */
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
