import { stockForm } from '@shop/contracts/stock';
import { Button, Stack, TextField } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState, type SubmitEvent } from 'react';

type Props = { title: string; onSave: (stock: number | null) => void; onClose: () => void };

/** One count for all ticked products. */
export const BulkStock = ({ title, onSave, onClose }: Props) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = stockForm.safeParse(text);
    if (!read.success) return setFault(read.error.issues[0]?.message);
    onSave(read.data);
  };
  return (
    <Dialog onClose={onClose} title={title} description="La misma cuenta para cada uno.">
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label="Existencias"
            optional
            inputMode="numeric"
            autoComplete="off"
            hint="Piezas que quedan por vender. Vacío: sin límite."
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={fault}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit">Guardar</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
