import { css } from '@emotion/react';
import { formatPesos, statusOf } from '@shop/app-kit';
import { elixirForm, type Elixir } from '@shop/contracts/elixir';
import { FieldError, Icon, theme, VisuallyHidden } from '@shop/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useUpdateProductMutation } from './products.api.ts';

const { color, radius, space } = theme;
const shown = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 44,
  margin: `0 -${space(2)}`,
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none', color: color.inkSoft },
  '&:hover': { background: color.creamDeep },
});
const typed = css({
  width: '7rem',
  minHeight: 44,
  padding: `0 ${space(3)}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  font: 'inherit',
  color: color.ink,
  background: color.paper,
});

const FAILED = 'No se pudo guardar el precio. Inténtalo de nuevo.';
const failureOf = (error: unknown): string => {
  if (statusOf(error) !== 409) return FAILED;
  const { current } = (error as { data: { current: Elixir } }).data;
  return `Otra persona cambió este producto: ahora cuesta ${formatPesos(current.price)}. Enter guarda tu precio.`;
};

/** The price in its row: one press and typing; Enter stores it, Escape leaves it as it was. */
export const PriceCell = ({ product }: { product: Elixir }) => {
  const [editing, setEditing] = useState(false);
  if (editing) return <PriceInput product={product} onDone={() => setEditing(false)} />;
  return (
    <button type="button" css={shown} onClick={() => setEditing(true)}>
      {formatPesos(product.price)}
      <Icon name="edit" size={16} />
      <VisuallyHidden>Cambiar el precio de {product.name}</VisuallyHidden>
    </button>
  );
};

const PriceInput = ({ product, onDone }: { product: Elixir; onDone: () => void }) => {
  const [value, setValue] = useState(String(product.price));
  const [fault, setFault] = useState<string>();
  const [update, { isLoading }] = useUpdateProductMutation();
  const faultId = useId();
  const save = async () => {
    const read = elixirForm.shape.price.safeParse(value.trim().replace(',', '.'));
    if (!read.success) return setFault(read.error.issues[0]?.message);
    if (read.data === product.price) return onDone();
    const { id, version } = product;
    const { error } = await update({
      id,
      fields: { price: read.data, ...(version !== undefined && { version }) },
    });
    return error ? setFault(failureOf(error)) : onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && !isLoading) void save();
  };
  return (
    <div>
      <input
        css={typed}
        autoFocus
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Nuevo valor de ${product.name}, en pesos`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && faultId}
        value={value}
        readOnly={isLoading}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldError id={faultId}>{fault}</FieldError>
    </div>
  );
};
