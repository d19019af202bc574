import type { Order } from '@shop/contracts/order';
import { Alert, Stack } from '@shop/ui';
import { CopyLink } from '../../list/copy-link.tsx';

/** The provider's payment page of a manual order, to send to its buyer. */
export const PayLink = ({ order }: { order: Order }) => {
  const link = order.manual?.payLink;
  if (!link || order.paymentStatus !== 'pending') return null;
  return (
    <Alert tone="info" title="Falta el pago">
      <Stack gap={3}>
        <span>
          {order.customerEmail
            ? `Enviamos el enlace a ${order.customerEmail}. También puedes copiarlo.`
            : 'Copia el enlace y envíalo a quien compra.'}
        </span>
        <CopyLink label="Enlace de pago" link={link} copied="Envíalo a quien compra." />
      </Stack>
    </Alert>
  );
};
