import type { Elixir } from '@shop/contracts/elixir';
import { DeleteRecord } from '../list/delete-record.tsx';
import type { ProductDialogKind } from './columns.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { useDeleteProductMutation } from './products.api.ts';

type Props = { kind: ProductDialogKind | 'new' | 'import'; product: Elixir | undefined; onClose: () => void };

/** The window that the address names; one about a product waits until the list has it. */
export const ProductDialogs = ({ kind, product, onClose }: Props) => {
  if (kind === 'new') return <ProductDialog onClose={onClose} />;
  if (kind === 'import') return <ImportDialog onClose={onClose} />;
  if (!product) return null;
  if (kind === 'details') return <ProductDetails product={product} onClose={onClose} />;
  if (kind === 'edit') return <ProductDialog key={product.id} product={product} onClose={onClose} />;
  return kind === 'delete' ? <DeleteProduct product={product} onClose={onClose} /> : null;
};

const DELETING = {
  title: 'Eliminar producto',
  which: 'este producto',
  done: 'Producto eliminado',
  failed: 'No se pudo eliminar el producto. Inténtalo de nuevo.',
};

/** Asks before a product is deleted (AD26). */
const DeleteProduct = ({ product, onClose }: { product: Elixir; onClose: () => void }) => {
  const [remove] = useDeleteProductMutation();
  return <DeleteRecord record={product} texts={DELETING} remove={remove} onClose={onClose} />;
};
