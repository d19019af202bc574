import type { Flower } from '@shop/contracts/flower';
import type { Column } from '../list/columns.tsx';
import { NameCell } from '../list/cells.tsx';
import { recordColumns } from '../list/record-columns.tsx';
import type { RowAction } from '../list/row-actions.tsx';

export type FlowerDialogKind = RowAction;
const CALLS = { edit: 'PATCH /api/flowers/{id}', delete: 'DELETE /api/flowers/{id}' } as const;

/** The specified columns in their order (AD41). */
export const flowerColumns = (
  onAction: (kind: FlowerDialogKind, flower: Flower) => void,
): Column<Flower>[] => {
  const { id, image, available, actions } = recordColumns(CALLS, onAction);
  return [
    id,
    image,
    {
      sort: 'name',
      header: 'Nombre',
      cell: (flower) => (
        <NameCell name={flower.name}>{flower.scientificName && <em>{flower.scientificName}</em>}</NameCell>
      ),
    },
    available,
    actions,
  ];
};
