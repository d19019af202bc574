import { formatPesos } from '@shop/app-kit';
import { elixirForm, type Elixir } from '@shop/contracts/elixir';
import { typedNumber } from '@shop/contracts/money';
import { NumberCell, type NumberField } from './number-cell.tsx';

const PRICE: NumberField<number> = {
  button: 'Cambiar el precio',
  label: ({ name }) => `Nuevo valor de ${name}, en pesos`,
  inputMode: 'decimal',
  valueOf: ({ price }) => price,
  write: String,
  read: (text) => elixirForm.shape.price.safeParse(typedNumber(text)),
  change: (price) => ({ price }),
  done: ({ name, price }) => `${name} cuesta ${formatPesos(price)}`,
  changed: ({ price }) =>
    `Otra persona cambió este producto: ahora cuesta ${formatPesos(price)}. Enter guarda tu precio.`,
  failed: 'No se pudo guardar el precio. Inténtalo de nuevo.',
};

/** The price in its row. */
export const PriceCell = ({ product }: { product: Elixir }) => (
  <NumberCell product={product} field={PRICE}>
    <span css={{ whiteSpace: 'nowrap' }}>{formatPesos(product.price)}</span>
  </NumberCell>
);
