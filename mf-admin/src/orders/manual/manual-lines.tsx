import { formatPesos } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { MOST_MANUAL_LINES } from '@shop/contracts/manual-order';
import { ownSizeOf, ownSizeWords, type OwnSize } from '@shop/contracts/own-sizes';
import {
  Button,
  css,
  FieldError,
  Icon,
  IconButton,
  Row,
  SelectField,
  Stack,
  TextField,
  theme,
} from '@shop/ui';
import { FlowerChoices } from '../../products/flower-choices.tsx';
import type { LineDraft } from './manual-form.ts';

const { space } = theme;
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem 2.75rem',
  gap: space(2),
  alignItems: 'end',
  // On a phone the name has its own line.
  [theme.media.belowMd]: {
    gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
});

type Props = {
  lines: LineDraft[];
  /** The products to choose from. */
  products: Elixir[];
  /** The sizes of custom blends. */
  sizes: OwnSize[];
  error: string;
  /** The last line can be removed too. */
  mayBeEmpty?: boolean;
  onChange: (lines: LineDraft[]) => void;
};

/** The order's lines: blends of the catalogue, and custom blends. */
export const ManualLines = ({ lines, products, sizes, error, mayBeEmpty, onChange }: Props) => {
  const change = (key: number, over: Partial<LineDraft>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...over } : line)));
  const add = (over: Partial<LineDraft> = {}) =>
    onChange([...lines, { key: (lines.at(-1)?.key ?? 0) + 1, name: '', quantity: '1', ...over }]);
  return (
    <Stack gap={4}>
      {lines.map((line, at) => (
        <Stack key={line.key} gap={3}>
          <div css={row}>
            <What
              line={line}
              at={at}
              products={products}
              sizes={sizes}
              onChange={(over) => change(line.key, over)}
            />
            <TextField
              label="Cantidad"
              aria-label={`Cantidad ${at + 1}`}
              inputMode="numeric"
              autoComplete="off"
              value={line.quantity}
              onChange={(event) => change(line.key, { quantity: event.target.value })}
            />
            <IconButton
              label={`Quitar la línea ${at + 1}`}
              disabled={lines.length === 1 && !mayBeEmpty}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            >
              <Icon name="trash" />
            </IconButton>
          </div>
          {line.flowers && sizes.length > 1 && (
            <SelectField
              label="Tamaño"
              aria-label={`Tamaño de la mezcla ${at + 1}`}
              value={ownSizeOf(sizes, line.milliliters)?.milliliters ?? ''}
              onChange={(event) => change(line.key, { milliliters: Number(event.target.value) })}
            >
              {sizes.map((size) => (
                <option key={size.milliliters} value={size.milliliters}>
                  {ownSizeWords(size)}
                </option>
              ))}
            </SelectField>
          )}
          {line.flowers && (
            <FlowerChoices chosen={line.flowers} onChange={(flowers) => change(line.key, { flowers })} />
          )}
        </Stack>
      ))}
      <FieldError>{error}</FieldError>
      {lines.length < MOST_MANUAL_LINES && (
        <Row gap={2}>
          <Button size="sm" variant="secondary" onClick={() => add()}>
            Agregar producto
          </Button>
          <Button size="sm" variant="secondary" onClick={() => add({ flowers: [] })}>
            Agregar mezcla propia
          </Button>
        </Row>
      )}
    </Stack>
  );
};

/** Keeps the chosen product in the list when the search does not find it. */
const withChosen = (products: Elixir[], chosen: Elixir | undefined): Elixir[] =>
  chosen && products.every(({ id }) => id !== chosen.id) ? [chosen, ...products] : products;

type WhatProps = {
  line: LineDraft;
  at: number;
  products: Elixir[];
  sizes: OwnSize[];
  onChange: (over: Partial<LineDraft>) => void;
};

const What = ({ line, at, products, sizes, onChange }: WhatProps) =>
  line.flowers ? (
    <TextField
      label={sizes.length > 1 ? 'Mezcla propia' : `Mezcla propia (${formatPesos(sizes[0]!.price)})`}
      aria-label={`Nombre de la mezcla ${at + 1}`}
      placeholder="Nombre en la etiqueta"
      value={line.name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
  ) : (
    <SelectField
      label="Producto"
      aria-label={`Producto ${at + 1}`}
      value={line.product?.id ?? ''}
      onChange={(event) =>
        onChange({ product: products.find(({ id }) => String(id) === event.target.value) })
      }
    >
      <option value="">Elige uno</option>
      {withChosen(products, line.product).map(({ id, name, price }) => (
        <option key={id} value={id}>
          {name} · {formatPesos(price)}
        </option>
      ))}
    </SelectField>
  );
