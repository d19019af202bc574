import { Button, Stack, TextField } from '@shop/ui';
import { DialogActions } from '@shop/ui/overlays';
import { useState, type ComponentProps, type SubmitEvent } from 'react';
import { TypedDialog } from './typed-dialog.tsx';

export type Asked<Value> = {
  description: string;
  field: Pick<ComponentProps<typeof TextField>, 'hint' | 'inputMode' | 'label' | 'maxLength' | 'optional'>;
  /** Parses the typed text. */
  schema: {
    safeParse: (
      text: string,
    ) =>
      | { success: true; data: Value; error?: undefined }
      | { success: false; data?: undefined; error: { issues: readonly { message: string }[] } };
  };
};

type Props<Value> = {
  title: string;
  asked: Asked<Value>;
  onSave: (value: Value) => void;
  onClose: () => void;
};

/** Asks for one value in a window of its own. */
export const AskValue = <Value,>({ title, asked, onSave, onClose }: Props<Value>) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = asked.schema.safeParse(text);
    if (read.success) onSave(read.data);
    else setFault(read.error.issues[0]?.message);
  };
  return (
    <TypedDialog isTyped={text !== ''} onClose={onClose} title={title} description={asked.description}>
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
    </TypedDialog>
  );
};
