import { messageOf, showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, type FieldValues, type UseFormReturn } from '@shop/app-kit/forms';
import { Dialog } from '@shop/ui/overlays';
import type { ReactNode } from 'react';
import { DialogForm } from '../dialog-form.tsx';
import { reportFailure } from '../report-failure.ts';
import { changedFields } from './changed-fields.ts';
import { ConflictNotice, type ValueFormats } from './conflict-notice.tsx';
import { useConflict } from './use-conflict.ts';
import { useDraftWindow } from './use-draft-window.tsx';

type RecordTexts = { title: string; text: string; done: string; failed: string };
const UNCHANGED = { title: 'Sin cambios', description: 'No había nada que guardar.' };

type Props<Input extends FieldValues, Fields> = {
  texts: RecordTexts;
  /** The fields' labels, for a conflict with somebody else's change. */
  labels: Record<string, string>;
  /** Formats of values in that conflict, for fields that are not text. */
  shows?: ValueFormats;
  form: UseFormReturn<Input, unknown, Fields>;
  /** Converts a stored record to form values, when the two differ. */
  toValues?: (stored: FieldValues) => FieldValues;
  /** The name of the draft, which survives a reload and an expired session. */
  draft: string;
  /** Stores a new record. */
  create: (fields: Fields) => Promise<{ error?: unknown }>;
  /** Stores the changes of an existing record. */
  update?: ((changed: Partial<NoInfer<Fields>>) => Promise<{ error?: unknown }>) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog that edits a product or a flower; a failure keeps it open with all typed values (AD25, AD45). */
export const RecordDialog = <Input extends FieldValues, Fields extends object>(
  props: Props<Input, Fields>,
) => {
  const { texts, labels, shows, form, onClose, children } = props;
  const { close, leave, question } = useDraftWindow(props.draft, form, onClose);
  const { submit, conflict, choose } = useSave(props, close);
  return (
    <Dialog onClose={leave} title={texts.title} description={texts.text}>
      <DialogForm form={form} label={texts.title} onSubmit={submit} onCancel={close}>
        {conflict && (
          <ConflictNotice
            conflict={conflict}
            labels={labels}
            shows={shows}
            values={form.watch()}
            onChoose={choose}
          />
        )}
        {children}
      </DialogForm>
      {question}
    </Dialog>
  );
};

/** Stores the values and shows the result; a concurrent change is shown beside the person's own. */
const useSave = <Input extends FieldValues, Fields extends object>(
  { form, texts, toValues, create, update }: Props<Input, Fields>,
  close: () => void,
) => {
  const dispatch = useAppDispatch();
  const { conflict, meet, set } = useConflict(form, toValues);
  const { defaultValues } = form.formState;
  const submit = async (fields: Fields) => {
    const changed = update ? changedFields(fields, defaultValues) : fields;
    if (update && Object.keys(changed).length === 0) {
      dispatch(showToast(UNCHANGED));
      return close();
    }
    const { error } = await (update ? update(changed) : create(fields));
    if (error) {
      if (meet(error)) return;
      applyServerErrors(error, form.setError);
      // What somebody else deleted cannot be saved again: the server says so.
      const { es } = statusOf(error) === 404 ? messageOf(error, { es: texts.failed }) : { es: texts.failed };
      return dispatch(reportFailure(error, es));
    }
    dispatch(showToast({ title: texts.done }));
    close();
  };
  return { submit, conflict, choose: set };
};
