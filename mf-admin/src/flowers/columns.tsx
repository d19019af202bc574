import type { Flower } from '@shop/contracts/flower';
import { columnsOf, spanishSort } from '../list/columns.tsx';
import { NameCell } from '../list/cells.tsx';
import { recordColumns } from '../list/record-columns.tsx';
import type { RowAction } from '../list/row-actions.tsx';

export type FlowerDialogKind = RowAction;
const CALLS = { edit: 'PATCH /api/flowers/{id}', delete: 'DELETE /api/flowers/{id}' } as const;
const column = columnsOf<Flower>();

/** The specified columns in their order (AD41). */
export const flowerColumns = (onAction: (kind: FlowerDialogKind, flower: Flower) => void) => {
  const { id, image, available, actions } = recordColumns(CALLS, onAction);
  return column.columns([
    id,
    image,
    column.accessor('name', {
      header: 'Nombre',
      sortFn: spanishSort,
      cell: ({ row }) => (
        <NameCell name={row.original.name}>
          {row.original.scientificName && <em>{row.original.scientificName}</em>}
        </NameCell>
      ),
    }),
    available,
    actions,
  ]);
};
