import { FACTS } from '@shop/contracts/elixir-facts';
import { slugOf } from '@shop/contracts/slug';
import { stockForm } from '@shop/contracts/stock';
import { Button, Stack, TextField } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState, type ComponentProps, type SubmitEvent } from 'react';

type Asked<Value> = {
  description: string;
  field: Pick<ComponentProps<typeof TextField>, 'hint' | 'inputMode' | 'label' | 'maxLength' | 'optional'>;
  /** What the text means, or what is wrong with it. */
  read: (text: string) => { value: Value } | { fault: string | undefined };
};

/** One count for all ticked products. */
export const STOCK: Asked<number | null> = {
  description: 'La misma cuenta para cada uno.',
  field: {
    label: 'Existencias',
    optional: true,
    inputMode: 'numeric',
    hint: 'Piezas que quedan por vender. Vacío: sin límite.',
  },
  read: (text) => {
    const { success, data, error } = stockForm.safeParse(text);
    return success ? { value: data } : { fault: error.issues[0]?.message };
  },
};

/** One collection for all ticked products, beside those that they stand in. Its address is made of letters and digits. */
export const COLLECTION: Asked<string> = {
  description: 'Las colecciones que ya tienen se quedan.',
  field: {
    label: 'Colección',
    maxLength: FACTS.collections.limit,
    hint: 'Como «Navidad» o «Para regalar».',
  },
  read: (text) => (slugOf(text) ? { value: text.trim() } : { fault: 'Escribe cómo se llama' }),
};

type Props<Value> = {
  title: string;
  asked: Asked<Value>;
  onSave: (value: Value) => void;
  onClose: () => void;
};

/** Asks for one value of all ticked products. */
export const BulkValue = <Value,>({ title, asked, onSave, onClose }: Props<Value>) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = asked.read(text);
    if ('value' in read) onSave(read.value);
    else setFault(read.fault);
  };
  return (
    <Dialog onClose={onClose} title={title} description={asked.description}>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            {...asked.field}
            autoComplete="off"
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
