import type { Elixir } from '@shop/contracts/elixir';
import { DeleteRecord } from '../list/delete-record.tsx';
import { useDeleteProductMutation } from './products.api.ts';

const TEXTS = {
  title: 'Eliminar producto',
  which: 'este producto',
  done: 'Producto eliminado',
  failed: 'No se pudo eliminar el producto. Inténtalo de nuevo.',
};

/** Asks before a product is deleted (AD26). */
export const DeleteProduct = ({ product, onClose }: { product: Elixir; onClose: () => void }) => {
  const [remove] = useDeleteProductMutation();
  return <DeleteRecord record={product} texts={TEXTS} remove={remove} onClose={onClose} />;
};
