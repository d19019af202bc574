import { showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { elixirForm, type Elixir, type ElixirForm } from '@shop/contracts/elixir';
import { Button } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { reportFailure } from '../report-failure.ts';
import { ProductFields } from './product-form.tsx';
import { useCreateProductMutation, useUpdateProductMutation } from './products.api.ts';

const TEXTS = {
  create: {
    title: 'Agregar Producto',
    text: 'Un elixir nuevo para el catálogo.',
    done: 'Producto creado',
    failed: 'No se pudo crear el producto. Inténtalo de nuevo.',
  },
  edit: {
    title: 'Editar Producto',
    text: 'Los cambios se ven en la tienda al guardar.',
    done: 'Producto actualizado',
    failed: 'No se pudo actualizar el producto. Inténtalo de nuevo.',
  },
};

const EMPTY = { name: '', description: '', price: 0, imageUrl: '', isAvailable: true, isCustom: false };
const fieldsOf = ({ name, description, price, imageUrl, isAvailable, isCustom }: Elixir) => ({
  name,
  description,
  price,
  imageUrl,
  isAvailable,
  isCustom,
});

/** Creates a product, or changes the given one; a failure keeps the window and all that was typed (AD25). */
export const ProductDialog = ({ product, onClose }: { product?: Elixir; onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const texts = product ? TEXTS.edit : TEXTS.create;
  const form = useSchemaForm(elixirForm, product ? fieldsOf(product) : EMPTY);
  const clearDraft = useDraft(`producto-${product?.id ?? 'nuevo'}`, form);
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  const close = () => {
    clearDraft();
    onClose();
  };
  const save = async (fields: ElixirForm) => {
    const { error } = await (product ? update({ id: product.id, fields }) : create(fields));
    if (error) {
      applyServerErrors(error, form.setError);
      return dispatch(reportFailure(error, texts.failed));
    }
    dispatch(showToast({ title: texts.done }));
    close();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={texts.title} description={texts.text}>
      <form noValidate onSubmit={form.handleSubmit(save)} aria-label={texts.title}>
        <ProductFields form={form} />
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting}>
            Guardar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
