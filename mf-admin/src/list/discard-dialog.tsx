import { ConfirmDialog } from '@shop/ui/overlays';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onDiscard: () => void };

/** Asked before a window with typed changes goes. */
export const DiscardDialog = ({ open, onOpenChange, onDiscard }: Props) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title="¿Descartar los cambios?"
    text="Lo que escribiste todavía no se ha guardado."
    cancelLabel="Seguir editando"
    confirmLabel="Descartar"
    onConfirm={onDiscard}
  />
);
