import { showToast, useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, Stack, TextField } from '@shop/ui';

/** The provider's page where an order that was written by hand is paid, for sending it to its buyer. */
export const PayLink = ({ order }: { order: Order }) => {
  const dispatch = useAppDispatch();
  const link = order.manual?.payLink;
  if (!link || order.paymentStatus !== 'pending') return null;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    dispatch(showToast({ title: 'Enlace copiado', description: 'Envíalo a quien compra.' }));
  };
  return (
    <Alert tone="info" title="Falta el pago">
      <Stack gap={3}>
        <span>
          {order.customerEmail
            ? `Enviamos el enlace a ${order.customerEmail}. También puedes copiarlo.`
            : 'Copia el enlace y envíalo a quien compra.'}
        </span>
        <TextField label="Enlace de pago" readOnly value={link} />
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          Copiar enlace
        </Button>
      </Stack>
    </Alert>
  );
};
