import { collectionName } from '@shop/contracts/elixir-bulk';
import { FACTS } from '@shop/contracts/elixir-facts';
import { stockForm } from '@shop/contracts/stock';
import { Button, Stack, TextField } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState, type ComponentProps, type SubmitEvent } from 'react';

type Asked<Value> = {
  description: string;
  field: Pick<ComponentProps<typeof TextField>, 'hint' | 'inputMode' | 'label' | 'maxLength' | 'optional'>;
  /** What the text means. */
  schema: {
    safeParse: (
      text: string,
    ) =>
      | { success: true; data: Value; error?: undefined }
      | { success: false; data?: undefined; error: { issues: readonly { message: string }[] } };
  };
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
  schema: stockForm,
};

/** One collection for all ticked products, beside those that they stand in. Its address is made of letters and digits. */
export const COLLECTION: Asked<string> = {
  description: 'Las colecciones que ya tienen se quedan.',
  field: {
    label: 'Colección',
    maxLength: FACTS.collections.limit,
    hint: 'Como «Navidad» o «Para regalar».',
  },
  schema: collectionName,
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
    const read = asked.schema.safeParse(text);
    if (read.success) onSave(read.data);
    else setFault(read.error.issues[0]?.message);
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
          <DialogActions onCancel={onClose}>
            <Button type="submit">Guardar</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
