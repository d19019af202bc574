import { showToast, useAppDispatch } from '@shop/app-kit';
import { Button, Stack, TextArea } from '@shop/ui';
import { useState } from 'react';
import { reportFailure } from '../report-failure.ts';

const FAILED = 'No se pudo guardar la nota. Inténtalo de nuevo.';

type Note = { text: string };
/** What a schema says of it. */
type Checked = { data?: Note | undefined; error?: { issues: { message: string }[] } | undefined };
type Props = {
  /** What is noted already. */
  initial?: string;
  check: (typed: Note) => Checked;
  save: (note: Note) => Promise<{ error?: unknown }>;
  busy: boolean;
  /** A note that was saved leaves an empty field for the next one. */
  clears?: boolean;
};

/** Where the staff writes a note that buyers never see. */
export const StaffNote = ({ initial = '', check, save, busy, clears = false }: Props) => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(initial);
  const [error, setError] = useState('');
  const submit = async () => {
    const { data, error: wrong } = check({ text });
    setError(wrong?.issues[0]?.message ?? '');
    if (!data) return;
    const answer = await save(data);
    if (answer.error) return void dispatch(reportFailure(answer.error, FAILED));
    if (clears) setText('');
    dispatch(showToast({ title: 'Nota guardada' }));
  };
  return (
    <Stack gap={2}>
      <TextArea
        label="Nota interna"
        hint="Sólo la ve tu equipo."
        rows={2}
        maxLength={1000}
        css={{ textarea: { minHeight: 72 } }}
        value={text}
        error={error || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void submit()}>
          Guardar nota
        </Button>
      </div>
    </Stack>
  );
};
