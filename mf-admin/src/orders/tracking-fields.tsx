import { field } from '@shop/app-kit/forms';
import type { Order } from '@shop/contracts/order';
import { isFetched } from '@shop/contracts/is-fetched';
import { Alert, Stack, Text, TextField } from '@shop/ui';
import { CarrierField, TrackingLinkField } from './carrier-fields.tsx';
import type { StatusForm } from './status-form.ts';
import { refundable } from './status-notes.tsx';

const READY = 'Al guardar, quien compró recibe un correo: su pedido está listo para recoger.';
const MAILED = 'Al guardar, quien compró recibe un correo: su pedido va en camino.';

/** Carrier, number and link of a shipment, all optional, and the buyer's mail; nothing for a pick-up order. */
export const TrackingFields = ({ order, form }: { order: Order; form: StatusForm }) => {
  const isPaid = refundable(order) > 0 || order.paymentStatus === 'in_mediation';
  const isNews =
    order.status !== 'completed' || form.watch('number').trim() !== (order.tracking?.number ?? '');
  if (isFetched(order))
    return isPaid && order.status !== 'completed' ? <Alert tone="info">{READY}</Alert> : null;
  return (
    <Stack gap={4} role="group" aria-label="Guía del envío">
      <Text size="sm" tone="soft">
        Si ya tienes la guía, escríbela: aparece en su pedido y en el correo. Puedes añadirla o corregirla
        después.
      </Text>
      <CarrierField optional {...field(form, 'carrier')} />
      <TextField label="Número de guía" optional autoComplete="off" {...field(form, 'number')} />
      <TrackingLinkField carrier={form.watch('carrier')} {...field(form, 'url')} />
      {isPaid && isNews && <Alert tone="info">{MAILED}</Alert>}
    </Stack>
  );
};
