import { showToast, useAppDispatch } from '@shop/app-kit';
import { customerNote, type Customer } from '@shop/contracts/customer';
import { Button, Stack, TextArea } from '@shop/ui';
import { useState } from 'react';
import { reportFailure } from '../report-failure.ts';
import { useSetCustomerNoteMutation } from './customers.api.ts';

const FAILED = 'No se pudo guardar la nota. Inténtalo de nuevo.';

/** The one note of the staff about a customer, who never sees it. */
export const CustomerNote = ({ customer: { id, note } }: { customer: Customer }) => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(note ?? '');
  const [error, setError] = useState('');
  const [save, { isLoading }] = useSetCustomerNoteMutation();
  const submit = async () => {
    const typed = customerNote.safeParse({ text });
    setError(typed.error?.issues[0]?.message ?? '');
    if (!typed.success) return;
    const answer = await save({ id, ...typed.data });
    dispatch(answer.error ? reportFailure(answer.error, FAILED) : showToast({ title: 'Nota guardada' }));
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
        <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void submit()}>
          Guardar nota
        </Button>
      </div>
    </Stack>
  );
};
