import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { formatPesos } from '@shop/app-kit';
import { lessPesos } from '@shop/contracts/money';
import type { Order, OrderStatus } from '@shop/contracts/order';
import { Alert, Checkbox, Stack } from '@shop/ui';

const DISPUTED: Partial<Record<string, string>> = {
  in_mediation: `El cliente abrió un reclamo: el dinero está retenido hasta que ${PROVIDER_LABEL} lo resuelva.`,
  charged_back: 'El banco devolvió el dinero al cliente por un contracargo.',
};
const KEPT = 'El cliente no recibirá su dinero. Puedes reembolsarlo después en los detalles del pedido.';

/** Pesos of a paid order that are not refunded yet; 0 while the shop may not refund the payment. */
export const refundable = ({ paymentStatus, total, refunded = 0 }: Order): number =>
  ['approved', 'partially_refunded'].includes(paymentStatus) ? lessPesos(total, refunded) : 0;

type Props = {
  order: Order;
  status: OrderStatus | '';
  refunds: boolean;
  onRefunds: (refunds: boolean) => void;
};

/** The effects of a status change (H16): cancelling a paid order offers the refund, going back warns. */
export const StatusNotes = ({ order, status, refunds, onRefunds }: Props) => {
  const left = refundable(order);
  const disputed = DISPUTED[order.paymentStatus];
  if (order.status === 'cancelled' && status !== '' && status !== 'cancelled')
    return <Alert tone="warning">{revived(order)}</Alert>;
  if (status !== 'cancelled' || order.status === 'cancelled') return null;
  if (disputed) return <Alert tone="warning">{disputed}</Alert>;
  if (left === 0) return null;
  return (
    <Stack gap={3}>
      <Checkbox
        label={`Reembolsar al cliente ${formatPesos(left)}`}
        hint="Este pedido ya está pagado. El reembolso no se puede deshacer."
        checked={refunds}
        onChange={(event) => onRefunds(event.target.checked)}
      />
      {!refunds && <Alert tone="warning">{KEPT}</Alert>}
    </Stack>
  );
};

const revived = ({ refunded = 0 }: Order): string =>
  refunded > 0
    ? `Este pedido estaba cancelado y ya se reembolsaron ${formatPesos(refunded)}. No lo prepares sin un nuevo pago.`
    : 'Este pedido estaba cancelado. Antes de prepararlo, revisa que su pago siga aprobado.';
