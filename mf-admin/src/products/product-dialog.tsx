import { useSchemaForm } from '@shop/app-kit/forms';
import {
  elixirForm,
  type Elixir,
  type ElixirForm,
  type ElixirFormInput,
  type ElixirUpdate,
  type Picture,
} from '@shop/contracts/elixir';
import type { KitPart } from '@shop/contracts/kit';
import { FACTS } from '@shop/contracts/elixir-facts';
import { emptyFacts } from '@shop/contracts/facts';
import { factLabels } from '../list/fact-labels.ts';
import { withoutNull } from '../list/changed-fields.ts';
import { RecordDialog } from '../list/record-dialog.tsx';
import { ProductFields } from './product-form.tsx';
import type { ProductFormMethods } from './product-form-methods.ts';
import { picturesIn } from './use-pictures.ts';
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
  ...factLabels(FACTS),
  name: 'Nombre',
  description: 'Descripción',
  price: 'Precio',
  stock: 'Existencias',
  imageUrl: 'URL de Imagen',
  morePictures: 'Más fotos',
  isAvailable: 'Disponible',
  isCustom: 'Personalizado',
  flowers: 'Flores',
  parts: 'Productos del kit',
};
const EMPTY = {
  name: '',
  description: '',
  price: 0,
  stock: null as number | null,
  imageUrl: '',
  morePictures: [] as Picture[],
  isAvailable: true,
  isCustom: false,
  flowers: [] as string[],
  parts: null as KitPart[] | null,
  ...emptyFacts(FACTS),
};
/** The form values of a product; missing fields are empty. */
const valuesOf = ({ id: _id, reserved: _, left: _made, stockSeen: _seen, ...told }: Elixir) => {
  const { pictures = [], parts, ...values } = told;
  return {
    ...EMPTY,
    ...values,
    parts: parts?.map(({ elixirId, count }) => ({ elixirId, count })) ?? null,
    morePictures: pictures.slice(1).map(({ url, alt = '' }) => ({ url, alt })),
  };
};

/** The API has all pictures in one list. */
const withPictures = <Fields extends Partial<ElixirForm>>(
  { morePictures, ...fields }: Fields,
  form: ProductFormMethods,
) => ({
  ...fields,
  ...(morePictures && { pictures: morePictures.length > 0 ? picturesIn(form) : null }),
});
const SHOWS = {
  morePictures: (pictures: unknown) =>
    (pictures as Picture[]).map(({ url, alt }) => alt || url).join(', ') || '—',
  parts: (parts: unknown) =>
    (parts as KitPart[] | null)?.map(({ elixirId, count }) => `${count} × ID ${elixirId}`).join(', ') || '—',
};

/** A count is sent with the one that was read, so that the server keeps sales made meanwhile. */
const withStockSeen = (fields: ElixirUpdate, { formState }: ProductFormMethods): ElixirUpdate =>
  fields.stock === undefined
    ? fields
    : { ...fields, stockSeen: formState.defaultValues?.stock as number | null };

/** Creates a product, or changes the given one. */
export const ProductDialog = ({ product, onClose }: { product?: Elixir; onClose: () => void }) => {
  const form = useSchemaForm(elixirForm, product ? valuesOf(product) : EMPTY);
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  return (
    <RecordDialog<ElixirFormInput, ElixirForm>
      texts={product ? TEXTS.edit : TEXTS.create}
      form={form}
      draft={`producto-${product?.id ?? 'nuevo'}`}
      labels={LABELS}
      toValues={(stored) => valuesOf(stored as Elixir)}
      shows={SHOWS}
      create={(fields) => create(withoutNull(withPictures(fields, form)))}
      update={
        product &&
        ((fields) => update({ ...withStockSeen(withPictures(fields, form), form), id: product.id }))
      }
      onClose={onClose}
    >
      <ProductFields form={form} />
    </RecordDialog>
  );
};
