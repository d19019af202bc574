import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors } from '@shop/app-kit/forms';
import type { OwnText, TextForm } from '@shop/contracts/text';
import { showStored, typedIn } from '../list/show-stored.ts';
import { useConflict } from '../list/use-conflict.ts';
import { reportFailure } from '../report-failure.ts';
import type { TextRow } from './text-rows.ts';
import {
  useCreateTextMutation,
  useDiscardDraftMutation,
  usePublishTextMutation,
  useSaveDraftMutation,
} from './texts.api.ts';
import { toSent, valuesOf, type TextFormMethods } from './use-text-form.ts';

type Answer = { data?: OwnText; error?: unknown };
type Work = { row: TextRow; form: TextFormMethods; clearDraft: () => void };

/**
 * Saves, publishes and discards; a failure keeps the typed text, and shows a concurrent change beside it.
 * What is typed during a request stays unsaved.
 */
export const useTextWork = ({ row, form, clearDraft }: Work) => {
  const dispatch = useAppDispatch();
  const [create] = useCreateTextMutation();
  const [saveDraft] = useSaveDraftMutation();
  const [publishText] = usePublishTextMutation();
  const [discardDraft] = useDiscardDraftMutation();
  const { conflict, meet, set, settle } = useConflict(form, (stored) =>
    valuesOf(row.kind, stored as OwnText),
  );
  const { page, section, kind, entry } = row;

  /** @returns whether it succeeded and nothing is left to save */
  const finish = async (answer: Promise<Answer>, done: string, failed: string) => {
    const asked = typedIn(form);
    const { data, error } = await answer;
    if (!error) {
      const isAll = showStored(form, valuesOf(kind, data), asked);
      if (isAll) clearDraft();
      settle();
      dispatch(showToast({ title: done }));
      return isAll;
    }
    if (meet(error)) return false;
    applyServerErrors(error, form.setError);
    const { es, en } = messageOf(error, { es: failed });
    dispatch(reportFailure(error, es, en));
    return false;
  };

  /** The stored entry, which is created first when the text is new. */
  const draftOf = async (fields: TextForm): Promise<Answer> => {
    const { version: _, ...words } = fields;
    if (!entry) return create({ page, section, ...words } as Parameters<typeof create>[0]);
    return saveDraft({ id: entry.id, ...toSent(fields) });
  };
  const publishOf = async (fields: TextForm): Promise<Answer> => {
    if (entry) return publishText({ id: entry.id, ...toSent(fields) });
    const made = await draftOf(fields);
    if (!made.data) return made;
    const { id, version } = made.data;
    return publishText({ id, ...toSent({ ...fields, version }) });
  };

  return {
    conflict,
    choose: set,
    save: (fields: TextForm) =>
      finish(draftOf(fields), 'Borrador guardado', 'No se pudo guardar el borrador.'),
    publish: (fields: TextForm) =>
      finish(publishOf(fields), 'Texto publicado', 'No se pudo publicar el texto.'),
    discard: ({ id, version }: OwnText) =>
      finish(discardDraft({ id, version }), 'Borrador descartado', 'No se pudo descartar el borrador.'),
  };
};
