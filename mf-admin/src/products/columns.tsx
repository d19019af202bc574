import { formatPesos } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { recordColumns } from '../list/record-columns.tsx';
import type { RowAction } from '../list/row-actions.tsx';
import { YesNo } from '../list/yes-no.tsx';

export type ProductDialogKind = RowAction;
const column = createColumnHelper<Features, Elixir>();

/** The specified columns in their order (AD19). */
export const productColumns = (onAction: (kind: ProductDialogKind, product: Elixir) => void) => {
  const { id, image, available, actions } = recordColumns(onAction);
  return column.columns([
    id,
    image,
    column.accessor('name', {
      header: 'Nombre',
      cell: ({ getValue }) => <strong>{getValue()}</strong>,
    }),
    column.accessor('price', { header: 'Precio', cell: ({ getValue }) => formatPesos(getValue()) }),
    available,
    column.accessor('isCustom', {
      header: 'Personalizado',
      enableSorting: false,
      cell: ({ getValue }) => <YesNo value={getValue()} />,
    }),
    actions,
  ]);
};
