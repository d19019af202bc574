import { showToast, useAppDispatch } from '@shop/app-kit';
import { orderNote } from '@shop/contracts/order';
import { Button, Stack, TextArea } from '@shop/ui';
import { useState } from 'react';
import { reportFailure } from '../report-failure.ts';
import { useAddOrderNoteMutation } from './orders.api.ts';

const FAILED = 'No se pudo guardar la nota. Inténtalo de nuevo.';

/** A note of the staff about an order; it stands in the history, and buyers never see it. */
export const OrderNote = ({ orderId }: { orderId: string }) => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [add, { isLoading }] = useAddOrderNoteMutation();
  const save = async () => {
    const note = orderNote.safeParse({ text });
    setError(note.error?.issues[0]?.message ?? '');
    if (!note.success) return;
    const answer = await add({ orderId, ...note.data });
    if (answer.error) return void dispatch(reportFailure(answer.error, FAILED));
    setText('');
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
        <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void save()}>
          Guardar nota
        </Button>
      </div>
    </Stack>
  );
};
