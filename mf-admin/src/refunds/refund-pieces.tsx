import type { Pieces, RefundOverview } from '@shop/contracts/refund';
import { css, Grid, SelectField, Text } from '@shop/ui';
import { useState } from 'react';

const group = css({ border: 0, margin: 0, padding: 0, display: 'grid', gap: '0.75rem' });

type Props = { pieces: NonNullable<RefundOverview['pieces']>; onChoose: (lines: Pieces[]) => void };

/** How many pieces of which line go back. */
export const RefundPieces = ({ pieces, onChoose }: Props) => {
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const choose = (id: number, quantity: number) => {
    const all = { ...chosen, [id]: quantity };
    setChosen(all);
    onChoose(pieces.flatMap((one) => (all[one.id] ? [{ id: one.id, quantity: all[one.id]! }] : [])));
  };
  const open = pieces.filter(({ left }) => left > 0);
  if (open.length === 0) return null;
  return (
    <fieldset css={group}>
      <Text as="legend" size="sm">
        O por piezas, a lo que se pagó por ellas
      </Text>
      <Grid lg={2} gap={4}>
        {open.map(({ id, name, left }) => (
          <SelectField
            key={id}
            label={name}
            value={chosen[id] ?? 0}
            onChange={({ target }) => choose(id, Number(target.value))}
          >
            <option value={0}>Ninguna</option>
            {Array.from({ length: left }, (_, at) => (
              <option key={at} value={at + 1}>{`${at + 1} de ${left}`}</option>
            ))}
          </SelectField>
        ))}
      </Grid>
    </fieldset>
  );
};
