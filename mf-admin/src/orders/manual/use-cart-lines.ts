import { statusOf } from '@shop/app-kit';
import type { Cart, CartLine } from '@shop/contracts/cart';
import { givenName } from '@shop/contracts/size-words';
import { useEffect } from 'react';
import { read } from '../../calls.ts';
import { isSameValue } from '../../list/is-same-value.ts';
import { FIRST, type LineDraft, type ManualForm } from './manual-form.ts';

const useReadCartQuery = read('GET /api/orders/carts/{token}', [], { keepUnusedDataFor: 0 });

const draftOf = ({ item, elixir }: CartLine, at: number): LineDraft => {
  const line = { key: at + 1, name: '', quantity: String(item.quantity) };
  if (!elixir.isCustom) return { ...line, product: elixir };
  const milliliters = elixir.contents?.milliliters;
  const own = { ...line, name: givenName(elixir), flowers: elixir.flowers ?? [] };
  return milliliters ? { ...own, milliliters } : own;
};

/**
 * Fills the window with the cart and the code of a shopper who ordered by a message; lines typed before a
 * reload stay. Answers whether the cart is still loading, and why it failed.
 */
export function useCartLines(form: ManualForm, token: string): { isComing: boolean; notFilled: string } {
  const { data, error, isLoading } = useReadCartQuery(token, { skip: !token });
  useEffect(() => {
    if (!data || !isSameValue(form.getValues('lines'), [FIRST])) return;
    form.setValue('lines', data.items.map(draftOf), { shouldDirty: true });
    if (data.discount) form.setValue('discount', data.discount.code, { shouldDirty: true });
  }, [data, form]);
  return { isComing: isLoading, notFilled: whyNot(error, data) };
}

function whyNot(error: unknown, cart: Cart | undefined): string {
  if (!error) return cart?.items.length === 0 ? 'Ese carrito ya está vacío.' : '';
  return statusOf(error) === 404 ? 'Ese carrito ya no existe.' : 'No pudimos abrir el carrito.';
}
