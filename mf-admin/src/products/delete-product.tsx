import { showToast, useAppDispatch } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { Text } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { reportFailure } from '../report-failure.ts';
import { useDeleteProductMutation } from './products.api.ts';

const FAILED = 'No se pudo eliminar el producto. Inténtalo de nuevo.';

/** Asks before a product is deleted (AD26). */
export const DeleteProduct = ({ product, onClose }: { product: Elixir; onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useDeleteProductMutation();
  const confirm = async () => {
    const { error } = await remove(product.id);
    if (error) return dispatch(reportFailure(error, FAILED));
    dispatch(showToast({ title: 'Producto eliminado' }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Eliminar producto"
      text="¿Estás seguro que deseas eliminar este producto? Esta acción no se puede deshacer."
      onConfirm={() => void confirm()}
      busy={isLoading}
    >
      <Text css={{ marginTop: '1rem' }}>
        <strong>{product.name}</strong> (ID: {product.id})
      </Text>
    </ConfirmDialog>
  );
};
