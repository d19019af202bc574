import type { Mongo } from '@shop/service-kit/mongo';
import type { CfdiCredit, OrderCfdi } from '../orders/order/order-cfdi.model.ts';
import { orderModel, type OrderRow } from '../orders/order/order.model.ts';
import { orderStep } from '../orders/order/order-step.ts';
import { outboxEntry } from '../orders/order/outbox.ts';
import type { StampedResult } from './provider/invoice.port.ts';

export type CfdiStore = ReturnType<typeof createCfdiStore>;
export type Invoiced = OrderRow & { cfdi: OrderCfdi };

/** An order's invoice, stored in the order: one update decides whether there is one, and what happens to it. */
export function createCfdiStore(db: Mongo) {
  const orders = orderModel(db);
  const step = orderStep(orders);
  /** Null when a concurrent change came first. */
  const change = (seen: Invoiced, guard: object, given: Parameters<typeof step>[1]) =>
    step(seen, { ...given, filter: { 'cfdi.id': seen.cfdi.id, ...guard } });
  const is = (status: OrderCfdi['status']) => ({ 'cfdi.status': status });

  return {
    find: (_id: string) => orders.findById(_id).lean<OrderRow>().exec(),
    stamped: (seen: Invoiced, made: StampedResult) =>
      change(seen, is('asked'), {
        change: { $set: stampedAs(made), $unset: { 'cfdi.reason': 1 } },
        note: `Factura timbrada${made.isTest ? ' de prueba' : ''} (${made.uuid})`,
        outbox: [outboxEntry('mail.invoiced')],
      }),
    refused: (seen: Invoiced, reason: string) =>
      change(seen, is('asked'), {
        change: { $set: { 'cfdi.status': 'refused', 'cfdi.reason': reason } },
        note: `La factura no se timbró: ${reason}`,
      }),
    /** Removes the order from its invoice, so that it may be in another. */
    dropped: (seen: Invoiced, { who, note }: { who?: string; note: string }) =>
      change(seen, is(seen.cfdi.status), { change: { $unset: { cfdi: 1 } }, ...(who && { who }), note }),
    /** Asks for the invoice again, with the same key. */
    again: (seen: Invoiced, who: string) =>
      change(seen, is(seen.cfdi.status), {
        ...(seen.cfdi.status === 'refused' && {
          change: { $set: { 'cfdi.status': 'asked', 'cfdi.at': new Date() } },
        }),
        who,
        note: 'Mandó timbrar otra vez la factura',
        outbox: [outboxEntry('invoice.update')],
      }),
    /** Notes that the invoice was made elsewhere. */
    byHand: (seen: OrderRow, cfdi: OrderCfdi, who: string) =>
      step(seen, {
        who,
        note: `Marcado como facturado${cfdi.uuid ? ` (${cfdi.uuid})` : ''}`,
        filter: { paymentStatus: seen.paymentStatus, 'cfdi.status': { $nin: ['asked', 'stamped'] } },
        change: { $set: { cfdi } },
      }),
    /** Stored before the provider is called, so that each refund is in one credit note only. */
    beginCredit: (seen: Invoiced, credit: CfdiCredit) =>
      change(
        seen,
        {
          ...is('stamped'),
          refundedCents: seen.refundedCents,
          [`cfdi.credits.${seen.cfdi.credits?.length ?? 0}`]: { $exists: false },
        },
        { change: { $push: { 'cfdi.credits': credit } } },
      ),
    credited: (seen: Invoiced, nth: number, { providerId, uuid }: StampedResult) =>
      change(
        seen,
        { [`cfdi.credits.${nth}.uuid`]: { $exists: false } },
        {
          change: {
            $set: { [`cfdi.credits.${nth}.uuid`]: uuid, [`cfdi.credits.${nth}.providerId`]: providerId },
          },
          note: `Nota de crédito timbrada (${uuid})`,
          outbox: [outboxEntry('mail.invoiced', nth)],
        },
      ),
  };
}

/** The fields of an order's stamped invoice. */
export const stampedAs = ({ providerId, uuid, isTest }: Partial<StampedResult>) => ({
  'cfdi.status': 'stamped' as const,
  'cfdi.providerId': providerId,
  'cfdi.uuid': uuid,
  ...(isTest && { 'cfdi.isTest': true }),
});
