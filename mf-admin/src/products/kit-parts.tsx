import type { KitPart } from '@shop/contracts/kit';
import { typedNumber } from '@shop/contracts/money';
import { FieldError, Grid, Stack, TextField } from '@shop/ui';
import { ProductChoices } from './product-choices.tsx';
import { ProductName } from './product-name.tsx';

type Props = {
  parts: KitPart[];
  error?: string | undefined;
  onChange: (parts: KitPart[]) => void;
};

/** The products of a kit, ticked in the catalogue's list, and how many of each. */
export const KitParts = ({ parts, error, onChange }: Props) => {
  const choose = (ids: number[]) =>
    onChange(
      ids.map((elixirId) => parts.find((part) => part.elixirId === elixirId) ?? { elixirId, count: 1 }),
    );
  const put = (id: number, count: number) =>
    onChange(parts.map((part) => (part.elixirId === id ? { ...part, count } : part)));
  return (
    <Stack gap={4}>
      <ProductChoices
        legend="Productos del kit"
        chosen={parts.map(({ elixirId }) => elixirId)}
        onChange={choose}
      />
      <Grid lg={2} gap={4}>
        {parts.map(({ elixirId, count }) => (
          <TextField
            key={elixirId}
            label={
              <>
                Piezas de <ProductName id={elixirId} />
              </>
            }
            inputMode="numeric"
            autoComplete="off"
            value={Number.isNaN(count) ? '' : count}
            onChange={(event) => put(elixirId, typedNumber(event.target.value))}
          />
        ))}
      </Grid>
      <FieldError>{error}</FieldError>
    </Stack>
  );
};
