import type { Elixir } from '@shop/contracts/elixir';
import { VisuallyHidden } from '@shop/ui';
import type { Column } from '../list/columns.tsx';
import { recordColumns } from '../list/record-columns.tsx';
import type { RowAction } from '../list/row-actions.tsx';
import { SelectBox } from '../list/select-box.tsx';
import { Lines, YesNo } from '../list/cells.tsx';
import { AvailabilityCell } from './availability-cell.tsx';
import { PriceCell } from './price-cell.tsx';
import { StockCell } from './stock-cell.tsx';

export type ProductDialogKind = RowAction;
const CALLS = { edit: 'PATCH /api/elixirs/{id}', delete: 'DELETE /api/elixirs/{id}' } as const;

/** The specified columns in their order (AD19). */
export const productColumns = (
  onAction: (kind: ProductDialogKind, product: Elixir) => void,
): Column<Elixir>[] => {
  const { image, actions } = recordColumns(CALLS, onAction);
  return [
    {
      sort: 'id',
      header: 'ID',
      cell: (product) => (
        <SelectBox
          id={String(product.id)}
          label={
            <>
              {product.id}
              <VisuallyHidden>: elegir {product.name}</VisuallyHidden>
            </>
          }
          fallback={product.id}
        />
      ),
    },
    image,
    {
      sort: 'name',
      header: 'Nombre',
      cell: (product) => (
        <div>
          <Lines>
            <strong>{product.name}</strong>
          </Lines>
          <StockCell product={product} />
        </div>
      ),
    },
    { sort: 'price', header: 'Precio', cell: (product) => <PriceCell product={product} /> },
    {
      header: 'Disponible',
      cell: (product) => <AvailabilityCell product={product} />,
    },
    {
      header: 'Personalizado',
      cell: ({ isCustom }) => <YesNo value={isCustom} />,
    },
    actions,
  ];
};
