import { showToast, useAppDispatch, type Message } from '@shop/app-kit';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState, type ReactNode } from 'react';
import { reportFailure } from '../report-failure.ts';

type Props<Done> = {
  title: string;
  text: string;
  done: { title: string; description?: string };
  /** Deletes the record; answers its error if it fails. */
  remove: () => Promise<{ data?: Done; error?: unknown }>;
  /** Undoes the deletion, with the answer of `remove`. */
  undo?: (done: Done) => unknown;
  /** The red toast's text on a failure. */
  failed: (error: unknown) => Message;
  onClose: () => void;
  onDeleted?: () => void;
  /** 'Eliminar' unless another word fits better. */
  confirmLabel?: string;
  children?: ReactNode;
};

/** Asks before something is deleted, and shows the result; a failure keeps the dialog open. */
export const DeleteDialog = <Done,>(props: Props<Done>) => {
  const { title, text, confirmLabel, children, done, remove, undo, failed, onClose, onDeleted } = props;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const { data, error } = await remove();
    setBusy(false);
    if (error) {
      const { es, en } = failed(error);
      return dispatch(reportFailure(error, es, en));
    }
    const action = undo && data && { label: 'Deshacer', run: () => void undo(data) };
    dispatch(showToast({ ...done, ...(action && { action }) }));
    onDeleted?.();
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      text={text}
      {...(confirmLabel && { confirmLabel })}
      onConfirm={() => void confirm()}
      busy={busy}
    >
      {children}
    </ConfirmDialog>
  );
};
