import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors } from '@shop/app-kit/forms';
import type { Content, ContentValues } from '@shop/contracts/content';
import { useConflict } from '../list/use-conflict.ts';
import { reportFailure } from '../report-failure.ts';
import { useCreateContentMutation, useUpdateContentMutation } from './content.api.ts';
import type { ContentForm } from './content-fields.tsx';
import { contentMessages } from './content-messages.ts';
import { valuesOf } from './content-values.ts';

const CREATED = { title: 'Contenido creado', description: 'El contenido se ha creado exitosamente' };
const UPDATED = {
  title: 'Contenido actualizado',
  description: 'El contenido se ha actualizado exitosamente',
};

type Saved = { form: ContentForm; isNew: boolean; onSaved: () => void };

/** Saves an entry and shows the result; a failure keeps the form (AD54, AD55), next to a concurrent change. */
export const useSaveContent = ({ form, isNew, onSaved }: Saved) => {
  const dispatch = useAppDispatch();
  const [create] = useCreateContentMutation();
  const [update] = useUpdateContentMutation();
  const { conflict, meet, set, settle } = useConflict(form, (stored) => valuesOf(stored as Content));
  const save = async (fields: ContentValues) => {
    const { id } = fields;
    if (!isNew && !id) return dispatch(reportFailure(null, contentMessages.id.es, contentMessages.id.en));
    const { error } = await (isNew || !id ? create(fields) : update({ id, fields }));
    if (error) {
      if (meet(error)) return undefined;
      applyServerErrors(error, form.setError);
      const { es, en } = messageOf(error, isNew ? contentMessages.create : contentMessages.update);
      return dispatch(reportFailure(error, es, en));
    }
    dispatch(showToast(isNew ? CREATED : UPDATED));
    settle();
    onSaved();
  };
  return { save, merge: { conflict, set } };
};
