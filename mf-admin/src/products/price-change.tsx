import { formatPesos } from '@shop/app-kit';
import { percent as percentSchema, type NewPrice } from '@shop/contracts/elixir-bulk';
import { typedNumber } from '@shop/contracts/money';
import { Alert, Button, Cell, Checkbox, Stack, Table, TableRow, Text, TextField } from '@shop/ui';
import { DialogActions } from '@shop/ui/overlays';
import { useState, type SubmitEvent } from 'react';
import { counted } from '../list/counted.ts';
import { TypedDialog } from '../list/typed-dialog.tsx';
import { useAskPricesMutation, type Products } from './products.api.ts';

const ROUNDING = 'Como 5, o -10 para bajar. Cada precio nuevo se redondea al peso más cercano.';
const FAILED = 'No se pudieron calcular los precios. Inténtalo de nuevo.';
const SAME = 'Redondeados al peso, los precios quedan igual';

type Props = {
  title: string;
  of: Products;
  onSave: (prices: NewPrice[]) => void;
  onClose: () => void;
};

/** Changes prices by a percentage: the server calculates each one, and they are stored only after a preview. */
export const PriceChange = ({ title, of, onSave, onClose }: Props) => {
  const [text, setText] = useState('');
  const [withSizes, setWithSizes] = useState(true);
  const [fault, setFault] = useState<string>();
  const [ask, { data: prices, isLoading, isError, reset }] = useAskPricesMutation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const moved = prices?.filter(({ price, newPrice }) => price !== newPrice);
    if (moved) return moved.length > 0 ? onSave(moved) : setFault(SAME);
    const read = percentSchema.safeParse(typedNumber(text));
    setFault(read.error?.issues[0]?.message);
    return read.success ? void ask({ of, percent: read.data, withSizes }) : undefined;
  };
  return (
    <TypedDialog
      isTyped={text !== ''}
      onClose={onClose}
      title={title}
      description="Primero ves los precios nuevos; nada cambia hasta que guardes."
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextField
            label="Cambio en %"
            inputMode="text"
            autoComplete="off"
            hint={ROUNDING}
            value={text}
            error={fault}
            onChange={(event) => {
              reset();
              setText(event.target.value);
            }}
          />
          <Checkbox
            label="También los otros tamaños de cada uno"
            checked={withSizes}
            onChange={(event) => {
              reset();
              setWithSizes(event.target.checked);
            }}
          />
          {isError && <Alert>{FAILED}</Alert>}
          {prices && <Prices prices={prices} />}
          <DialogActions onCancel={onClose}>
            <Button type="submit" busy={isLoading}>
              {prices ? 'Guardar precios' : 'Ver precios'}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </TypedDialog>
  );
};

const Prices = ({ prices }: { prices: NewPrice[] }) => (
  <Stack gap={2}>
    <Text size="sm" role="status">
      {counted(prices.length, 'precio', 'precios')}
    </Text>
    <Table caption="Precios nuevos" columns={['Producto', 'Antes', 'Después']}>
      {prices.map(({ id, name, price, newPrice }) => (
        <TableRow key={id}>
          <Cell label="Producto">{name}</Cell>
          <Cell label="Antes">{formatPesos(price)}</Cell>
          <Cell label="Después">
            <strong>{formatPesos(newPrice)}</strong>
          </Cell>
        </TableRow>
      ))}
    </Table>
  </Stack>
);
