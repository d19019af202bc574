import type { Lot, OrderLot } from '@shop/contracts/lot';
import type { Order } from '@shop/contracts/order';
import { SelectField, Stack } from '@shop/ui';
import { useState } from 'react';
import { useListLotsQuery } from '../lots/lots.api.ts';
import { fromShelves } from './kept-items.ts';
import { useListOrderItemsQuery } from './orders.api.ts';

export type LotRow = { elixirId: number; name: string; options: Pick<Lot, 'code'>[]; code: string };

const NONE: (Lot & OrderLot)[] = [];

/** The lot of each product of an order to be shipped: the newest in use, unless another is chosen. */
export const useLotChoices = (order: Order, isAsked: boolean) => {
  const skip = { skip: !isAsked };
  const lots = useListLotsQuery(undefined, skip).data ?? NONE;
  const items = useListOrderItemsQuery(order.id, skip).data ?? [];
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const kept: OrderLot[] = order.lots ?? NONE;

  const rowOf = ([elixirId, name]: [number, string]): LotRow => {
    const fits = (lot: Pick<Lot, 'elixirIds'>) => lot.elixirIds.includes(elixirId);
    const inUse = lots.filter((lot) => lot.isActive && fits(lot));
    const before = kept.filter(fits);
    const usual = order.lots ? before[0] : inUse[0];
    return {
      elixirId,
      name,
      code: chosen[elixirId] ?? usual?.code ?? '',
      options: [...inUse, ...before.filter(({ code }) => inUse.every((lot) => lot.code !== code))],
    };
  };
  const rows = [...new Map(fromShelves(items).map(({ elixirId, elixirName }) => [elixirId, elixirName]))]
    .map(rowOf)
    .filter(({ options }) => options.length > 0);
  return {
    rows,
    choose: (elixirId: number, code: string) => setChosen({ ...chosen, [elixirId]: code }),
    /** Codes of the chosen lots; `undefined` when there are no choices. */
    read: (): string[] | undefined =>
      rows.length > 0 ? [...new Set(rows.map(({ code }) => code).filter(Boolean))] : undefined,
  };
};

type Props = {
  choices: { rows: LotRow[]; choose: (elixirId: number, code: string) => void };
  /** Allows an empty choice. */
  optional?: boolean;
};

export const LotChoices = ({ choices, optional = true }: Props) =>
  choices.rows.length === 0 ? null : (
    <Stack gap={4} role="group" aria-label="Lotes que se envían">
      {choices.rows.map(({ elixirId, name, options, code }) => (
        <SelectField
          key={elixirId}
          label={`Lote de ${name}`}
          value={code}
          onChange={(event) => choices.choose(elixirId, event.target.value)}
        >
          {optional && <option value="">Sin lote</option>}
          {options.map((lot) => (
            <option key={lot.code} value={lot.code}>
              {lot.code}
            </option>
          ))}
        </SelectField>
      ))}
    </Stack>
  );
