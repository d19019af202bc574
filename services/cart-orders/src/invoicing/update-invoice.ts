import type { Log } from '@shop/service-kit/log';
import type { OrderRow } from '../orders/order/order.model.ts';
import { holdsMoney } from '../orders/order/payment.rank.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import type { CfdiStore, Invoiced } from './cfdi.store.ts';
import { countsNoMore } from './counts-no-more.ts';
import { backsFor, creditLinesOf, linesOf, paymentFormOf } from './lines-of.ts';
import { InvoiceRefusal, type InvoicePort, type StampedResult } from './provider/invoice.port.ts';

export type UpdateDeps = {
  invoices: () => InvoicePort | undefined;
  cfdis: CfdiStore;
  settings: Pick<SettingsClient, 'read'>;
  log: Log;
  /** Lists a refused invoice for a person, once for each attempt. */
  onRefused: (order: OrderRow, reason: string, nth: number) => Promise<unknown>;
};

const NO_RATE = 'falta la tasa de IVA de algo que lleva el pedido';
export const isInvoiced = (order: OrderRow | null): order is Invoiced => order?.cfdi !== undefined;

/**
 * Stamps what the order's invoice lacks: the invoice itself, then credit notes for refunds. It may run any number of
 * times: the provider answers a known key with what it already stamped.
 * @throws InvoiceError while the provider does not answer; calling again later is safe
 */
export async function updateInvoice(deps: UpdateDeps, { _id }: OrderRow): Promise<void> {
  let order = await deps.cfdis.find(_id);
  if (isInvoiced(order) && order.cfdi.status === 'asked' && !order.cfdi.isGlobal)
    order = await stamp(deps, order);
  const port = deps.invoices();
  while (isInvoiced(order) && lacksCredit(order) && !countsNoMore(order.cfdi, port))
    order = await credit(deps, order);
}

/** @throws when the shop has no account, because its owner may enter another key */
function opened({ invoices }: UpdateDeps): InvoicePort {
  const port = invoices();
  if (!port) throw new Error('the shop has no account for invoices');
  return port;
}

async function stamp(deps: UpdateDeps, order: Invoiced): Promise<OrderRow | null> {
  const { cfdi, invoice, paymentStatus } = order;
  if (!holdsMoney(paymentStatus)) {
    const made = await deps.invoices()?.find(cfdi.id);
    return made
      ? deps.cfdis.stamped(order, made)
      : deps.cfdis.dropped(order, { note: 'La factura no se timbró: el dinero se devolvió' });
  }
  const lines = linesOf(order, await deps.settings.read());
  if (!lines || !invoice) return refuse(deps, order, NO_RATE);
  const { askedAt: _at, use, ...customer } = invoice;
  const asked = { key: cfdi.id, customer, use, paymentForm: paymentFormOf(order), lines };
  let made: StampedResult;
  try {
    made = await opened(deps).stamp(asked);
  } catch (error) {
    // With another key the same invoice may still be stamped.
    if (!(error instanceof InvoiceRefusal) || error.isOfKey) throw error;
    return refuse(deps, order, error.reason);
  }
  if (made.totalCents !== order.totalCents)
    deps.log.error({ order: order._id, ...made }, 'an invoice is of another amount than its order');
  return (await deps.cfdis.stamped(order, made)) ?? stampedLate(deps, order, made);
}

/** A concurrent call noted it, or a full refund dropped it while the authority was stamping: then it is cancelled. */
async function stampedLate(deps: UpdateDeps, { _id, cfdi }: Invoiced, { providerId, uuid }: StampedResult) {
  const now = await deps.cfdis.find(_id);
  if (now?.cfdi?.id === cfdi.id) return now;
  const isCancelled = await opened(deps).cancel(providerId, '03');
  deps.log.warn({ order: _id, uuid, isCancelled }, 'an invoice was stamped after its order was given back');
  return now;
}

/** Listed before it is noted: a crash in between repeats both. */
async function refuse(deps: UpdateDeps, order: Invoiced, reason: string): Promise<OrderRow | null> {
  await deps.onRefused(order, reason, order.cfdi.at.getTime());
  return deps.cfdis.refused(order, reason);
}

const creditedCents = ({ cfdi }: Invoiced): number =>
  (cfdi.credits ?? []).reduce((sum, { cents }) => sum + cents, 0);

/** Only invoices stamped at the provider get credit notes; an invoice made elsewhere is the team's own matter. */
const lacksCredit = (order: Invoiced): boolean =>
  order.cfdi.status === 'stamped' &&
  order.cfdi.providerId !== undefined &&
  (order.refundedCents > creditedCents(order) || order.cfdi.credits?.some(({ uuid }) => !uuid) === true);

/** Stamps one credit note: the unstamped one, or the next. */
async function credit(deps: UpdateDeps, order: Invoiced): Promise<OrderRow | null> {
  const { cfdi, refundedCents } = order;
  const { credits = [], providerId = '', uuid = '' } = cfdi;
  const nth = credits.findIndex((one) => !one.uuid);
  if (nth < 0) {
    const cents = refundedCents - creditedCents(order);
    const begun = await deps.cfdis.beginCredit(order, {
      cents,
      backs: backsFor(order, cents),
      at: new Date(),
    });
    return begun ?? deps.cfdis.find(order._id);
  }
  const made = await opened(deps).credit({
    key: `${cfdi.id}-${nth + 1}`,
    of: { providerId, uuid },
    relationship: order.returns ? '03' : '01',
    paymentForm: paymentFormOf(order),
    lines: creditLinesOf(order, credits.slice(0, nth + 1)),
  });
  return (await deps.cfdis.credited(order, nth, made)) ?? deps.cfdis.find(order._id);
}
