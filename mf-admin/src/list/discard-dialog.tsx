import { ConfirmDialog } from '@shop/ui/overlays';

type Props = { open: boolean; onClose: () => void; onDiscard: () => void };

/** Asked before a window with typed changes goes. */
export const DiscardDialog = ({ open, onClose, onDiscard }: Props) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    title="¿Descartar los cambios?"
    text="Lo que escribiste todavía no se ha guardado."
    cancelLabel="Seguir editando"
    confirmLabel="Descartar"
    onConfirm={onDiscard}
  />
);
