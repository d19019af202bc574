import { showToast, useAppDispatch } from '@shop/app-kit';
import { useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { Button, Stack, TextArea } from '@shop/ui';
import { reportFailure } from '../report-failure.ts';

const FAILED = 'No se pudo guardar la nota. Inténtalo de nuevo.';
const HINT = 'Sólo la ve tu equipo.';

type Note = { text: string };
type Props = {
  /** What is noted already. */
  initial?: string;
  schema: Parameters<typeof useSchemaForm<Note, Note>>[0];
  /** Under which name a typed note outlives its window, a reload or a session that ends. */
  draft: string;
  save: (note: Note) => Promise<{ error?: unknown }>;
  /** A note that was saved leaves an empty field for the next one. */
  clears?: boolean;
};

/** Where the staff writes a note that buyers never see. */
export const StaffNote = ({ initial = '', schema, draft, save, clears = false }: Props) => {
  const dispatch = useAppDispatch();
  const form = useSchemaForm(schema, { text: initial });
  const clearDraft = useDraft(draft, form);
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = async (note: Note) => {
    const answer = await save(note);
    if (answer.error) return void dispatch(reportFailure(answer.error, FAILED));
    form.reset({ text: clears ? '' : note.text });
    clearDraft();
    dispatch(showToast({ title: 'Nota guardada' }));
  };
  return (
    <Stack gap={2}>
      <TextArea
        label="Nota interna"
        hint={isDirty ? `${HINT} Todavía no se ha guardado.` : HINT}
        rows={2}
        maxLength={1000}
        css={{ textarea: { minHeight: 72 } }}
        {...form.register('text')}
        error={errors.text?.message}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          busy={isSubmitting}
          onClick={() => void form.handleSubmit(submit)()}
        >
          Guardar nota
        </Button>
      </div>
    </Stack>
  );
};
