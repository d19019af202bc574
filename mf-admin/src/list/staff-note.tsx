import { showToast, useAppDispatch } from '@shop/app-kit';
import { field, type FieldValues, useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { Button, css, Stack, TextArea, theme } from '@shop/ui';
import { reportFailure } from '../report-failure.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { showStored, typedIn } from './show-stored.ts';
import { useConflict } from './use-conflict.ts';

// The button is beside the field, below the field's label.
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space(2),
  alignItems: 'start',
  '& > button': { marginTop: theme.space(7) },
});
const FAILED = 'No se pudo guardar la nota. Inténtalo de nuevo.';
const HINT = 'Sólo la ve tu equipo.';
const LABEL = 'Nota interna';

/** `seen`: the note that this one replaces. */
type Note = { text: string; seen?: string | undefined };
const noteOf = (text: string): Note => ({ text, seen: text });

type Props = {
  /** The existing note, where there is only one; without it each save adds a note and the field becomes empty again. */
  initial?: string;
  schema: Parameters<typeof useSchemaForm<Note, Note>>[0];
  /** The name of the draft, which survives a closed window, a reload and an expired session. */
  draft: string;
  save: (note: Note) => Promise<{ error?: unknown }>;
  /** The stored note, taken from the answer of a refusal. */
  noteIn?: (stored: FieldValues) => string;
};

/** The field for a staff note that buyers never see. */
export const StaffNote = ({ initial, schema, draft, save, noteIn = () => '' }: Props) => {
  const dispatch = useAppDispatch();
  const isOnly = initial !== undefined;
  const form = useSchemaForm(schema, isOnly ? noteOf(initial) : { text: '' });
  const clearDraft = useDraft(draft, form);
  const { conflict, meet, set, settle } = useConflict(form, (stored) => noteOf(noteIn(stored)));
  const { isDirty, isSubmitting } = form.formState;
  const submit = async (note: Note) => {
    const sent = typedIn(form);
    const answer = await save(note);
    if (answer.error) return void (meet(answer.error) || dispatch(reportFailure(answer.error, FAILED)));
    if (showStored(form, isOnly ? noteOf(note.text) : { text: '' }, sent)) clearDraft();
    settle();
    dispatch(showToast({ title: 'Nota guardada' }));
  };
  return (
    <Stack gap={2}>
      {conflict && (
        <ConflictNotice conflict={conflict} labels={{ text: LABEL }} values={form.watch()} onChoose={set} />
      )}
      <div css={line}>
        <TextArea
          label={LABEL}
          hint={isDirty ? `${HINT} Todavía no se ha guardado.` : HINT}
          rows={1}
          maxLength={1000}
          css={{ textarea: { minHeight: 48 } }}
          {...field(form, 'text')}
        />
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
