import { showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { ordersShipmentConflict, type OrdersShipmentConflict } from '@shop/contracts/shipment';
import { useState } from 'react';
import { counted } from '../../list/counted.ts';
import { reportFailure } from '../../report-failure.ts';
import { countOf } from '../use-completion.ts';
import { rememberCarrier } from './carrier-memory.ts';
import { readShipment, type ShipForm } from './ship-form.ts';
import { useShipOrdersMutation } from '../orders.api.ts';

const FAILED = 'No supimos si salieron. Inténtalo de nuevo: a nadie le llega el correo dos veces.';
const KEPT = 'Este pedido no salió. Inténtalo de nuevo.';

type Refusal = Pick<OrdersShipmentConflict, 'code' | 'message' | 'lines'>;
type Options = {
  form: ShipForm;
  orders: Order[];
  /** Codes of lots that replace the newest ones. */
  readLots: () => string[];
  /** Gets the shipped orders; the window stays open for the `kept` ones. */
  onSent: (sent: string[], kept: string[]) => void;
};

/** Sends the window's orders in one call; an error stays at its order until something else is typed. */
export function useShip({ form, orders, readLots, onSent }: Options) {
  const dispatch = useAppDispatch();
  const [refused, setRefused] = useState<Refusal & { of: string }>();
  const [ship, { isLoading }] = useShipOrdersMutation();
  const typed = () => JSON.stringify(form.getValues());
  const refusal = refused?.of === typed() ? refused : undefined;
  const refuse = (what: Refusal) => setRefused({ ...what, of: typed() });

  const send = async () => {
    const shipment = readShipment(form, orders);
    if (!shipment) return;
    const lots = readLots();
    const { data, error } = await ship({
      ...shipment,
      ...(lots.length > 0 && { lots }),
      ...(refusal?.code === 'used' && { confirmUsed: true }),
    });
    const conflict = ordersShipmentConflict.safeParse((error as { data?: unknown } | undefined)?.data);
    if (statusOf(error) === 409 && conflict.success) return refuse(conflict.data);
    if (error) return void dispatch(reportFailure(error, FAILED));
    rememberCarrier(shipment.carrier, shipment.url ?? '');
    const sent = data.results.filter(({ ok }) => ok).map(({ orderId }) => orderId);
    const kept = data.results.filter(({ ok }) => !ok);
    if (sent.length > 0) dispatch(showToast(sentText(sent.length, orders.length - sent.length)));
    if (kept.length > 0)
      refuse({
        code: 'refused',
        message: `${countOf(kept.length)} sin enviar`,
        lines: kept.map(({ orderId, message = KEPT }) => ({ orderId, message })),
      });
    onSent(
      sent,
      kept.map(({ orderId }) => orderId),
    );
  };
  return { send, refusal, busy: isLoading };
}

const sentText = (sent: number, left: number) => ({
  title: counted(sent, 'pedido enviado', 'pedidos enviados'),
  description:
    left > 0 ? `Su correo va en camino. ${countOf(left)} se quedan sin enviar.` : 'Su correo va en camino.',
});
