import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';

/** A press beside a window or on Escape, maybe by mistake: `leave` asks `question` first when something was typed. */
export const useLeave = (isTyped: boolean, close: () => void) => {
  const [asking, setAsking] = useState(false);
  const question = (
    <ConfirmDialog
      open={asking}
      onClose={() => setAsking(false)}
      title="¿Descartar los cambios?"
      text="Lo que escribiste todavía no se ha guardado."
      cancelLabel="Seguir editando"
      confirmLabel="Descartar"
      onConfirm={close}
    />
  );
  return { leave: () => (isTyped ? setAsking(true) : close()), question };
};
