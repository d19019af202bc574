import { showToast, useAppDispatch, type Message } from '@shop/app-kit';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState, type ReactNode } from 'react';
import { reportFailure } from '../report-failure.ts';

type Props<Done> = {
  title: string;
  text: string;
  done: { title: string; description?: string };
  /** Deletes it; answers what went wrong. */
  remove: () => Promise<{ data?: Done; error?: unknown }>;
  /** Takes it back, by what `remove` answered. */
  undo?: (done: Done) => unknown;
  /** What the red toast says of a failure. */
  failed: (error: unknown) => Message;
  onClose: () => void;
  onDeleted?: () => void;
  /** 'Eliminar' unless another word fits better. */
  confirmLabel?: string;
  children?: ReactNode;
};

/** Asks before something is deleted, and says how it went; a failure keeps the question open. */
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
