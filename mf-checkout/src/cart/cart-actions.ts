import {
  messages,
  showError,
  useAppDispatch,
  useClearCartMutation,
  useRemoveItemMutation,
  useSetQuantityMutation,
  type Message,
} from '@shop/app-kit';

/** The three changes of the cart page; a failed one says so in a toast (CK10–CK12) and answers false. */
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
  return {
    // A decrement at 1 is ignored (CK3); removing is the bin's job.
    setQuantity: (itemId: number, quantity: number) =>
      quantity < 1 ? undefined : saying(setQuantity({ itemId, quantity }).unwrap(), messages.cartQuantity),
    remove: (itemId: number) => saying(removeItem(itemId).unwrap(), messages.cartRemove),
    clear: (cartId: string) => saying(clearCart(cartId).unwrap(), messages.cartClear),
    isClearing: clearing.isLoading,
  };
};
