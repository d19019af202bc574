import type { Column } from './columns.tsx';
import { RowActions, type RowAction, type RowCalls } from './row-actions.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { YesNo } from './cells.tsx';

/** The fields that products and flowers share. */
type CatalogueRecord = { id: number; name: string; imageUrl: string; isAvailable: boolean };

/** The columns that the lists of products and of flowers share (AD19, AD41). */
export const recordColumns = <Row extends CatalogueRecord>(
  calls: RowCalls,
  onAction: (kind: RowAction, record: Row) => void,
) =>
  ({
    id: { sort: 'id', header: 'ID', cell: ({ id }) => id },
    image: {
      header: 'Imagen',
      cell: (record) => <Thumbnail src={record.imageUrl} />,
    },
    available: {
      header: 'Disponible',
      cell: (record) => <YesNo value={record.isAvailable} />,
    },
    actions: {
      header: 'Acciones',
      cell: (record) => (
        <RowActions name={record.name} calls={calls} onAction={(kind) => onAction(kind, record)} />
      ),
    },
  }) satisfies Record<string, Column<Row>>;
