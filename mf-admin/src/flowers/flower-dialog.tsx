import { showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { flowerForm, type Flower, type FlowerForm } from '@shop/contracts/flower';
import { Button } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { reportFailure } from '../report-failure.ts';
import { FlowerFields } from './flower-form.tsx';
import { useCreateFlowerMutation, useUpdateFlowerMutation } from './flowers.api.ts';

const TEXTS = {
  create: {
    title: 'Agregar Flor',
    text: 'Una flor nativa más para el catálogo.',
    done: 'Flor agregada',
    failed: 'No se pudo agregar la flor. Inténtalo de nuevo.',
  },
  edit: {
    title: 'Editar Flor',
    text: 'Los cambios se ven en la tienda al guardar.',
    done: 'Flor actualizada',
    failed: 'No se pudo actualizar la flor. Inténtalo de nuevo.',
  },
};

const EMPTY: FlowerForm = { name: '', description: '', properties: '', imageUrl: '', isAvailable: true };
const fieldsOf = ({ name, description, properties, imageUrl, isAvailable }: Flower): FlowerForm => ({
  name,
  description,
  properties,
  imageUrl,
  isAvailable,
});

/** Adds a flower, or changes the given one; a failure keeps the window and all that was typed (AD45). */
export const FlowerDialog = ({ flower, onClose }: { flower?: Flower; onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const texts = flower ? TEXTS.edit : TEXTS.create;
  const form = useSchemaForm(flowerForm, flower ? fieldsOf(flower) : EMPTY);
  const clearDraft = useDraft(`flor-${flower?.id ?? 'nueva'}`, form);
  const [create] = useCreateFlowerMutation();
  const [update] = useUpdateFlowerMutation();
  const close = () => {
    clearDraft();
    onClose();
  };
  const save = async (fields: FlowerForm) => {
    const { error } = await (flower ? update({ id: flower.id, fields }) : create(fields));
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
        <FlowerFields form={form} />
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
