import type { Flower } from '@shop/contracts/flower';
import { Text } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { spanish, type Features } from '../list/features.ts';
import { RowActions } from '../list/row-actions.tsx';
import { Thumbnail } from '../list/thumbnail.tsx';
import { YesNo } from '../list/yes-no.tsx';

export type FlowerDialogKind = 'details' | 'edit' | 'delete';
const column = createColumnHelper<Features, Flower>();

/** The specified columns in their order (AD41). */
export const flowerColumns = (onAction: (kind: FlowerDialogKind, flower: Flower) => void) =>
  column.columns([
    column.accessor('id', { header: 'ID' }),
    column.display({
      id: 'image',
      header: 'Imagen',
      cell: ({ row }) => <Thumbnail src={row.original.imageUrl} />,
    }),
    column.accessor('name', {
      header: 'Nombre',
      sortFn: spanish,
      cell: ({ row }) => (
        <div>
          <strong>{row.original.name}</strong>
          {row.original.scientificName && (
            <Text as="em" size="xs" tone="soft" css={{ display: 'block' }}>
              {row.original.scientificName}
            </Text>
          )}
        </div>
      ),
    }),
    column.accessor('isAvailable', {
      header: 'Disponible',
      enableSorting: false,
      cell: ({ getValue }) => <YesNo value={getValue()} />,
    }),
    column.display({
      id: 'actions',
      header: 'Acciones',
      cell: ({ row }) => (
        <RowActions name={row.original.name} onAction={(kind) => onAction(kind, row.original)} />
      ),
    }),
  ]);
