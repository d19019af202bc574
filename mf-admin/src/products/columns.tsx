import { formatPesos } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { RowActions } from '../list/row-actions.tsx';
import { Thumbnail } from '../list/thumbnail.tsx';
import { YesNo } from '../list/yes-no.tsx';

export type ProductDialogKind = 'details' | 'edit' | 'delete';
const column = createColumnHelper<Features, Elixir>();

/** The specified columns in their order (AD19). */
export const productColumns = (onAction: (kind: ProductDialogKind, product: Elixir) => void) =>
  column.columns([
    column.accessor('id', { header: 'ID' }),
    column.display({
      id: 'image',
      header: 'Imagen',
      cell: ({ row }) => <Thumbnail src={row.original.imageUrl} />,
    }),
    column.accessor('name', {
      header: 'Nombre',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
    }),
    column.accessor('price', { header: 'Precio', cell: ({ getValue }) => formatPesos(getValue()) }),
    column.accessor('isAvailable', {
      header: 'Disponible',
      enableSorting: false,
      cell: ({ getValue }) => <YesNo value={getValue()} />,
    }),
    column.accessor('isCustom', {
      header: 'Personalizado',
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
