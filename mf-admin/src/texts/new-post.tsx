import { messageOf, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, useSchemaForm } from '@shop/app-kit/forms';
import { slugOf } from '@shop/contracts/slug';
import { line } from '@shop/contracts/typed-text';
import { Button, TextField } from '@shop/ui';
import { DialogActions } from '@shop/ui/overlays';
import * as z from 'zod/mini';
import { TypedDialog } from '../list/typed-dialog.tsx';
import { reportFailure } from '../report-failure.ts';
import { useCreateTextMutation } from './texts.api.ts';

/** The longest permitted last part of an address. */
const LONGEST = 50;
const TITLE = 'Escribe un título de al menos 3 letras';
const form = z.object({ title: line(3, 200, TITLE).check(z.refine((title) => slugOf(title) !== '', TITLE)) });

type Props = { onMade: (id: number) => void; onClose: () => void };

/** Creates a post: its title gives the address, and the rest is edited like any other text. */
export const NewPost = ({ onMade, onClose }: Props) => {
  const dispatch = useAppDispatch();
  const [create] = useCreateTextMutation();
  const methods = useSchemaForm(form, { title: '' });
  const submit = methods.handleSubmit(async ({ title }) => {
    const section = slugOf(title).slice(0, LONGEST).replace(/-$/, '');
    const { data, error } = await create({ page: 'recetas', section, title });
    if (data) return onMade(data.id);
    applyServerErrors(error, methods.setError);
    const { es, en } = messageOf(error, { es: 'No se pudo empezar la receta.' });
    dispatch(reportFailure(error, es, en));
  });
  return (
    <TypedDialog
      isTyped={methods.formState.isDirty}
      title="Nueva receta"
      description="Nadie la ve hasta que la publicas."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} aria-label="Nueva receta">
        <TextField label="Título" {...field(methods, 'title')} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={methods.formState.isSubmitting}>
            Empezar
          </Button>
        </DialogActions>
      </form>
    </TypedDialog>
  );
};
