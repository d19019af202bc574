import { onDemand } from '@shop/app-kit';
import { Button, Icon } from '@shop/ui';
import { useState } from 'react';

const ConfirmDialog = onDemand(() => import('@shop/ui/overlays').then((m) => m.ConfirmDialog));

/** 'Vaciar carrito', with a confirmation. */
export const ClearCart = ({ onClear, busy }: { onClear: () => Promise<unknown>; busy: boolean }) => {
  const [open, setOpen] = useState(false);
  const clear = async () => {
    await onClear();
    setOpen(false);
  };
  return (
    <>
      <Button variant="ghost" size="sm" icon={<Icon name="trash" size={18} />} onClick={() => setOpen(true)}>
        Vaciar carrito
      </Button>
      {open && (
        <ConfirmDialog
          onClose={() => setOpen(false)}
          title="¿Vaciar el carrito?"
          text="Se quitarán todos los elixires de tu carrito."
          confirmLabel="Vaciar carrito"
          onConfirm={clear}
          busy={busy}
        />
      )}
    </>
  );
};
