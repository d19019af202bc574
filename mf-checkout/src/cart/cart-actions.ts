import { showError, showToast, statusOf, useAppDispatch, type Message, type ToastInput } from '@shop/app-kit';
import type { Cart, CartLine } from '@shop/contracts/cart';
import { cartMessages } from './cart-messages.ts';
import {
  linesApi,
  useClearCartMutation,
  useRemoveItemMutation,
  useSetQuantityMutation,
} from './lines.api.ts';

type Removed = Pick<ToastInput, 'title' | 'values'> & { itemIds: number[] };

const NOT_RESTORED = 'No pudimos devolverlo a tu carrito. Inténtalo de nuevo.';

/**
 * The changes of the cart page; a failed one shows a toast (CK10–CK12) and answers false. The toast of a removal
 * offers to undo it.
 */
export const useCartActions = () => {
  const dispatch = useAppDispatch();
  const [setQuantity] = useSetQuantityMutation();
  const [removeItem] = useRemoveItemMutation();
  const [clearCart, clearing] = useClearCartMutation();

  const saying = async (change: Promise<unknown>, failure: Message) => {
    try {
      await change;
      return true;
    } catch {
      dispatch(showError(failure.es, failure.en));
      return false;
    }
  };
  const restore = async (itemIds: number[]) => {
    const { error } = await dispatch(linesApi.endpoints.restoreItems.initiate(itemIds));
    if (error) dispatch(showError(NOT_RESTORED));
  };
  const removing = async (change: Promise<unknown>, failure: Message, { itemIds, ...words }: Removed) => {
    const isDone = await saying(change, failure);
    if (isDone)
      dispatch(showToast({ ...words, action: { label: 'Deshacer', run: () => void restore(itemIds) } }));
    return isDone;
  };
  return {
    // A decrement at 1 is ignored (CK3); removing is the bin's job.
    setQuantity: (itemId: number, quantity: number) =>
      quantity < 1 ? undefined : saying(setQuantity({ itemId, quantity }).unwrap(), cartMessages.quantity),
    remove: async ({ item, elixir }: CartLine) => {
      const change = removeItem(item.id);
      // Another tab has removed it already: the cart is read again, and no message is shown.
      if (statusOf((await change).error) === 404) return true;
      return removing(change.unwrap(), cartMessages.remove, {
        title: 'Quitamos {nombre}',
        values: { nombre: elixir.name },
        itemIds: [item.id],
      });
    },
    /** Removes all lines that are no longer sold. */
    removeAll: (lines: CartLine[]) =>
      removing(Promise.all(lines.map(({ item }) => removeItem(item.id).unwrap())), cartMessages.remove, {
        title: 'Quitamos {nombre}',
        values: { nombre: lines.map(({ elixir }) => elixir.name).join(', ') },
        itemIds: lines.map(({ item }) => item.id),
      }),
    clear: ({ cart, items }: Cart) =>
      removing(clearCart(cart.id).unwrap(), cartMessages.clear, {
        title: 'Vaciamos tu carrito',
        itemIds: items.map(({ item }) => item.id),
      }),
    isClearing: clearing.isLoading,
  };
};
