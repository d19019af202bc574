import { statusOf } from '@shop/app-kit';
import type { CartLine } from '@shop/contracts/cart';
import { givenName } from '@shop/contracts/size-words';
import { useEffect } from 'react';
import { injectCalls } from '../../calls.ts';
import type { LineDraft, ManualForm } from './manual-form.ts';

const { useReadCartQuery } = injectCalls(({ read }) => ({
  readCart: read('GET /api/orders/carts/{token}', [], { keepUnusedDataFor: 0 }),
}));

const draftOf = ({ item, elixir }: CartLine, at: number): LineDraft => {
  const line = { key: at + 1, name: '', quantity: String(item.quantity) };
  if (!elixir.isCustom) return { ...line, product: elixir };
  const milliliters = elixir.contents?.milliliters;
  const own = { ...line, name: givenName(elixir), flowers: elixir.flowers ?? [] };
  return milliliters ? { ...own, milliliters } : own;
};

/** Fills the window with what a shopper had in their cart, who ordered it by a message; answers why it could not. */
export function useCartLines(form: ManualForm, token: string): string {
  const { data, error } = useReadCartQuery(token, { skip: !token });
  useEffect(() => {
    if (data) form.setValue('lines', data.items.map(draftOf), { shouldDirty: true });
  }, [data, form]);
  if (!error) return data?.items.length === 0 ? 'Ese carrito ya está vacío.' : '';
  return statusOf(error) === 404 ? 'Ese carrito ya no existe.' : 'No pudimos abrir el carrito.';
}
