import type { Elixir } from '@shop/contracts/elixir';
import type { ProductDialogKind } from './columns.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { DeleteProduct } from './delete-product.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductDialog } from './product-dialog.tsx';

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
