import type { ColumnHelper } from '@tanstack/react-table';
import { columnsOf, type Features } from './columns.tsx';
import { RowActions, type RowAction, type RowCalls } from './row-actions.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { YesNo } from './cells.tsx';

/** The fields that products and flowers share. */
type CatalogueRecord = { id: number; name: string; imageUrl: string; isAvailable: boolean };

/** The columns that the lists of products and of flowers share (AD19, AD41). */
export const recordColumns = <Row extends CatalogueRecord>(
  calls: RowCalls,
  onAction: (kind: RowAction, record: Row) => void,
) => {
  const column: ColumnHelper<Features, Row> = columnsOf<Row>();
  return {
    id: column.accessor(({ id }) => id, { id: 'id', header: 'ID' }),
    image: column.display({
      id: 'image',
      header: 'Imagen',
      cell: ({ row }) => <Thumbnail src={row.original.imageUrl} />,
    }),
    available: column.accessor(({ isAvailable }) => isAvailable, {
      id: 'isAvailable',
      header: 'Disponible',
      enableSorting: false,
      cell: ({ row }) => <YesNo value={row.original.isAvailable} />,
    }),
    actions: column.display({
      id: 'actions',
      header: 'Acciones',
      cell: ({ row }) => (
        <RowActions
          name={row.original.name}
          calls={calls}
          onAction={(kind) => onAction(kind, row.original)}
        />
      ),
    }),
  };
};
