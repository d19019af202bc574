import { useSchemaForm } from '@shop/app-kit/forms';
import { elixirForm, type Elixir, type ElixirForm, type ElixirFormInput } from '@shop/contracts/elixir';
import { RecordDialog } from '../list/record-dialog.tsx';
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

const LABELS = {
  name: 'Nombre',
  description: 'Descripción',
  price: 'Precio',
  imageUrl: 'URL de Imagen',
  isAvailable: 'Disponible',
  isCustom: 'Personalizado',
};
const EMPTY = { name: '', description: '', price: 0, imageUrl: '', isAvailable: true, isCustom: false };
const fieldsOf = ({ name, description, price, imageUrl, isAvailable, isCustom, version }: Elixir) => ({
  name,
  description,
  price,
  imageUrl,
  isAvailable,
  isCustom,
  ...(version !== undefined && { version }),
});

/** Creates a product, or changes the given one. */
export const ProductDialog = ({ product, onClose }: { product?: Elixir; onClose: () => void }) => {
  const form = useSchemaForm(elixirForm, product ? fieldsOf(product) : EMPTY);
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  return (
    <RecordDialog<ElixirFormInput, ElixirForm>
      texts={product ? TEXTS.edit : TEXTS.create}
      form={form}
      draft={`producto-${product?.id ?? 'nuevo'}`}
      labels={LABELS}
      create={create}
      update={product && ((fields) => update({ id: product.id, fields }))}
      onClose={onClose}
    >
      <ProductFields form={form} />
    </RecordDialog>
  );
};
