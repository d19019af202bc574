import { FACTS } from '@shop/contracts/elixir-facts';
import { slugOf } from '@shop/contracts/slug';
import { Button, Stack, TextField } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState, type SubmitEvent } from 'react';

type Props = { title: string; onSave: (collection: string) => void; onClose: () => void };

/** One collection for all ticked products, beside those that they stand in. */
export const BulkCollection = ({ title, onSave, onClose }: Props) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = text.trim();
    // Its address is made of letters and digits.
    if (!slugOf(name)) return setFault('Escribe cómo se llama');
    onSave(name);
  };
  return (
    <Dialog onClose={onClose} title={title} description="Las colecciones que ya tienen se quedan.">
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label="Colección"
            autoComplete="off"
            maxLength={FACTS.collections.limit}
            hint="Como «Navidad» o «Para regalar»."
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
