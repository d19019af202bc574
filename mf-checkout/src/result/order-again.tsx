import { cartApi, messageOf, showError, showToast, useAppDispatch } from '@shop/app-kit';
import { useNavigateHere } from '@shop/app-kit/use-here';
import type { ReorderResponse } from '@shop/contracts/order';
import { Button, Icon, useSay } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { orderApi, useReorderMutation, type OrderRef } from './order.api.ts';

const FAILED = { es: 'No pudimos volver a pedir. Inténtalo de nuevo.' };
/** The target of the mails' link: only the button changes something. */
const HASH = '#volver-a-pedir';

const GONE = 'Ya no tenemos: {nombres}.';
const wordsOf = ({ cart, unavailable }: ReorderResponse, gone: string) =>
  [unavailable.length > 0 && gone.replace('{nombres}', () => unavailable.join(', ')), cart.notice]
    .filter(Boolean)
    .join(' ');

/** 'Volver a pedir': puts the same pieces into the cart, which opens and names what is missing. */
export const OrderAgain = ({ orderRef, isMain }: { orderRef: OrderRef; isMain: boolean }) => {
  const [reorder, { isLoading }] = useReorderMutation();
  const { data: shown } = orderApi.endpoints.getOrder.useQueryState(orderRef);
  const gone = useSay()(GONE);
  const dispatch = useAppDispatch();
  const navigate = useNavigateHere();
  const { hash } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hash === HASH) button.current?.focus();
  }, [hash]);

  const press = async () => {
    const { data, error } = await reorder(orderRef);
    if (!data) return void dispatch(showError(messageOf(error, FAILED).es));
    const description = wordsOf(data, gone);
    // The cart may hold other things.
    const nothing = data.unavailable.length >= (shown?.items.length ?? Infinity);
    if (nothing || data.cart.items.length === 0) return void dispatch(showError(description));
    await dispatch(cartApi.util.upsertQueryData('getCart', undefined, data.cart));
    dispatch(showToast({ title: 'Tu pedido está en el carrito', ...(description && { description }) }));
    await navigate('/cart');
  };
  return (
    <Button
      ref={button}
      variant={isMain ? 'primary' : 'secondary'}
      icon={<Icon name="refresh" size={18} />}
      busy={isLoading}
      onClick={() => void press()}
    >
      Volver a pedir
    </Button>
  );
};
