import {
  api,
  cartAddError,
  showError,
  showToast,
  statusOf,
  useAddItemMutation,
  useAppDispatch,
} from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { Button, css, Icon, type IconName, theme } from '@shop/ui';
import { useRef, useState } from 'react';

const oneLine = css({ flex: '0 1 auto', paddingInline: theme.space(3), whiteSpace: 'nowrap' });

/** Shortest time, in milliseconds, that the button says 'Añadiendo...' (SF13). */
const ADDING_MS = 600;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const NO_LONGER_SOLD = [404, 409];

/** Adds pieces to the cart; the call and the 600 ms run in parallel, and the toast waits for both (H1). */
const useAddToCart = ({ id, name }: Pick<Elixir, 'id' | 'name'>) => {
  const dispatch = useAppDispatch();
  const [addItem] = useAddItemMutation();
  const [adding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Two presses in one task arrive before React has disabled the button.
  const busy = useRef(false);
  const add = async (quantity: number) => {
    if (busy.current) return;
    busy.current = true;
    setAdding(true);
    const [answer] = await Promise.all([addItem({ elixirId: id, quantity }), wait(ADDING_MS)]);
    busy.current = false;
    setAdding(false);
    // A disabled button loses the focus, so keyboard users get it back.
    if (document.activeElement === document.body)
      setTimeout(() => button.current?.focus({ preventScroll: true }));
    if (!answer.error) {
      const { notice } = answer.data;
      if (notice) return dispatch(showToast({ title: 'Ya no caben más', description: notice }));
      const description = '{nombre} ha sido añadido a tu carrito.';
      const values = { nombre: name };
      return dispatch(showToast({ title: 'Añadido al carrito', description, values, toCart: true }));
    }
    if (NO_LONGER_SOLD.includes(statusOf(answer.error) ?? 0)) dispatch(api.util.invalidateTags(['Elixir']));
    return dispatch(showError(cartAddError(answer.error)));
  };
  return { adding, add, button };
};

type AddToCartProps = { elixir: Elixir; describedBy: string; quantity?: number; icon?: IconName };

/** 'Añadir al carrito' → 'Añadiendo...' → idle; 'No disponible' when the elixir is not sold (SF13, SF15). */
export const AddToCart = ({ elixir, describedBy, quantity = 1, icon = 'cart' }: AddToCartProps) => {
  const { adding, add, button } = useAddToCart(elixir);
  const ready = adding ? 'Añadiendo...' : 'Añadir al carrito';
  return (
    <Button
      ref={button}
      css={oneLine}
      busy={adding}
      disabled={!elixir.isAvailable}
      aria-describedby={describedBy}
      icon={elixir.isAvailable && <Icon name={icon} size={20} />}
      onClick={() => void add(quantity)}
    >
      {elixir.isAvailable ? ready : 'No disponible'}
    </Button>
  );
};
