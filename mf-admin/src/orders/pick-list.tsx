import type { OrderResponse } from '@shop/contracts/order';
import { css, Heading, Stack, Text, theme } from '@shop/ui';
import { fromShelves, keptItems } from './kept-items.ts';
import type { lotsOnSlip } from './slip-lots.tsx';

const { color, space } = theme;
const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: { padding: `${space(2.5)} 0`, borderBottom: `1px solid ${color.lineStrong}`, overflowWrap: 'anywhere' },
});

export type PackedOrder = OrderResponse & { lots: ReturnType<typeof lotsOnSlip> };
type Pick = { name: string; flowers: string[]; pieces: number; byLot: Map<string, number> };

const leaves = ({ order }: PackedOrder): boolean => !order.doNotShip && order.status !== 'cancelled';

/** The products to take from the shelves for all these parcels, the most pieces first. */
function picksOf(packed: PackedOrder[]): Pick[] {
  const picks = new Map<number, Pick>();
  for (const { items, lots } of packed.filter(leaves))
    for (const { elixirId, elixirName, flowers = [], quantity } of fromShelves(keptItems(items))) {
      const pick = picks.get(elixirId) ?? { name: elixirName, flowers, pieces: 0, byLot: new Map() };
      const lot = lots.find(({ elixirIds }) => elixirIds.includes(elixirId))?.code;
      pick.pieces += quantity;
      if (lot) pick.byLot.set(lot, (pick.byLot.get(lot) ?? 0) + quantity);
      picks.set(elixirId, pick);
    }
  return [...picks.values()].toSorted((a, b) => b.pieces - a.pieces || a.name.localeCompare(b.name, 'es'));
}

/** 'Miel de encino × 17, de ellos 3 en lote A12' */
function writePick({ name, pieces, byLot }: Pick): string {
  const all = `${name} × ${pieces}`;
  const [[code, first] = ['', 0], ...others] = byLot;
  if (first === pieces) return `${all}, lote ${code}`;
  const parts = [[code, first] as const, ...others].map(([lot, count]) => `${count} en lote ${lot}`);
  return byLot.size === 0 ? all : `${all}, de ellos ${parts.join(' y ')}`;
}

/** The pick list before the packing slips of several orders. */
export const PickList = ({ packed }: { packed: PackedOrder[] }) => {
  const left = packed.filter((one) => !leaves(one)).map(({ order }) => order.number);
  return (
    <Stack gap={6}>
      <Heading level={1} look="section">
        Lista de surtido
      </Heading>
      <Text>
        {packed.length - left.length} pedidos:{' '}
        {packed
          .filter(leaves)
          .map(({ order }) => order.number)
          .join(', ')}
      </Text>
      {left.length > 0 && <Text>No se cuentan, porque no se envían: {left.join(', ')}</Text>}
      <ul css={list}>
        {picksOf(packed).map((pick) => (
          <li key={pick.name + pick.flowers.join()}>
            <strong>{writePick(pick)}</strong>
            {pick.flowers.length > 0 && <Text size="sm">{pick.flowers.join(', ')}</Text>}
          </li>
        ))}
      </ul>
    </Stack>
  );
};
