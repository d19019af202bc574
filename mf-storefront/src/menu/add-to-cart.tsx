import { css } from '@emotion/react';
import type { Elixir } from '@shop/contracts/elixir';
import { Button, Icon, theme } from '@shop/ui';
import { useAddToCart } from './use-add-to-cart.ts';

const oneLine = css({ flex: '0 1 auto', paddingInline: theme.space(3), whiteSpace: 'nowrap' });

type AddToCartProps = { elixir: Elixir; describedBy: string; quantity?: number };

/** 'Añadir al carrito' → 'Añadiendo...' → idle; 'No disponible' when the elixir is not sold (SF13, SF15). */
export const AddToCart = ({ elixir, describedBy, quantity = 1 }: AddToCartProps) => {
  const { adding, add, button } = useAddToCart(elixir);
  const ready = adding ? 'Añadiendo...' : 'Añadir al carrito';
  return (
    <Button
      ref={button}
      css={oneLine}
      busy={adding}
      disabled={!elixir.isAvailable}
      aria-describedby={describedBy}
      icon={elixir.isAvailable && <Icon name="cart" size={20} />}
      onClick={() => void add(quantity)}
    >
      {elixir.isAvailable ? ready : 'No disponible'}
    </Button>
  );
};
