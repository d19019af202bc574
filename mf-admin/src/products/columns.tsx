import type { Elixir } from '@shop/contracts/elixir';
import { VisuallyHidden } from '@shop/ui';
import { columnsOf } from '../list/columns.tsx';
import { recordColumns } from '../list/record-columns.tsx';
import type { RowAction } from '../list/row-actions.tsx';
import { SelectBox } from '../list/select-box.tsx';
import { Lines, YesNo } from '../list/cells.tsx';
import { AvailabilityCell } from './availability-cell.tsx';
import { PriceCell } from './price-cell.tsx';
import { StockCell } from './stock-cell.tsx';

export type ProductDialogKind = RowAction;
const CALLS = { edit: 'PATCH /api/elixirs/{id}', delete: 'DELETE /api/elixirs/{id}' } as const;
const column = columnsOf<Elixir>();

/** The specified columns in their order (AD19). */
export const productColumns = (onAction: (kind: ProductDialogKind, product: Elixir) => void) => {
  const { image, actions } = recordColumns(CALLS, onAction);
  return column.columns([
    column.accessor('id', {
      header: 'ID',
      cell: ({ row: { original } }) => (
        <SelectBox
          id={String(original.id)}
          label={
            <>
              {original.id}
              <VisuallyHidden>: elegir {original.name}</VisuallyHidden>
            </>
          }
          fallback={original.id}
        />
      ),
    }),
    image,
    column.accessor('name', {
      header: 'Nombre',
      cell: ({ row: { original } }) => (
        <div>
          <Lines>
            <strong>{original.name}</strong>
          </Lines>
          <StockCell product={original} />
        </div>
      ),
    }),
    column.accessor('price', {
      header: 'Precio',
      cell: ({ row }) => <PriceCell product={row.original} />,
    }),
    column.accessor('isAvailable', {
      header: 'Disponible',
      enableSorting: false,
      cell: ({ row }) => <AvailabilityCell product={row.original} />,
    }),
    column.accessor('isCustom', {
      header: 'Personalizado',
      enableSorting: false,
      cell: ({ getValue }) => <YesNo value={getValue()} />,
    }),
    actions,
  ]);
};
