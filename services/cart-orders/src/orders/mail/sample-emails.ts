import type { SampleKind } from '@shop/contracts/mail';
import type { NewMail } from '@shop/mail/mail.store';
import type { Samples } from '@shop/mail/sample.routes';
import type { OrderRow } from '../order/order.model.ts';
import { outboxEntry, type MailHandlers } from '../order/outbox.ts';
import { givenUpEmail } from '../../webhooks/given-up-email.ts';
import { lowStockEmail } from './low-stock-email.ts';
import { createMailHandlers, type MailNeeds } from './mail-handlers.ts';
import { myOrdersEmail } from './my-orders-email.ts';
import { sampleOrder } from './sample-order.ts';

const OWNER = 'duena@example.com';
const DAY_MS = 86_400_000;

const STALL = {
  id: 'puesto',
  kind: 'pickup' as const,
  name: 'Recoger en el mercado',
  place: 'Mercado de Santa Ana, puesto 12, Mérida',
  hours: 'Sábados de 8 a 14',
};

const MORE = {
  checkoutId: 'compra-de-muestra',
  cents: 31_000,
  payLink: 'https://www.mercadopago.com.mx/',
  payUntil: new Date(Date.now() + 3 * DAY_MS),
  lines: [{ name: 'Monte Blanco', quantity: 1 }],
};

/** The step of an order that writes an email of this kind, and the order at that step. */
type Step = { key: keyof MailHandlers; over?: Partial<OrderRow>; data?: unknown };

function stepOf(kind: SampleKind): Step | undefined {
  const now = new Date();
  const voucher = {
    kind: 'cash' as const,
    method: 'oxxo',
    url: 'https://www.mercadopago.com.mx/',
    payBefore: new Date(now.getTime() + 3 * DAY_MS),
  };
  const waiting = { status: 'pending' as const, paymentStatus: 'pending' as const, voucher };
  const sent = { at: now, who: 'admin', from: 'processing' as const, to: 'completed' as const };
  const steps: Partial<Record<SampleKind, Step>> = {
    'order-received': { key: 'mail.received', over: { ...waiting, paymentStatus: 'in_process' } },
    'order-paid': { key: 'mail.paid' },
    'owner-order': { key: 'mail.paid' },
    'order-received-addition': { key: 'mail.addition', over: { addition: MORE }, data: MORE.checkoutId },
    'order-received-exchange': {
      key: 'mail.addition',
      over: { addition: { ...MORE, removes: [{ id: 1, quantity: 1, name: 'Amanecer de Tajonal' }] } },
      data: MORE.checkoutId,
    },
    'order-received-exchanged': {
      key: 'mail.exchanged',
      over: { payments: [{ id: '1', cents: 90_000, overCents: 1_500, swapCents: 1_500 }] },
      data: { checkoutId: MORE.checkoutId, backCents: 1_500 },
    },
    'pay-before': { key: 'mail.pay-before', over: waiting },
    unpaid: { key: 'mail.unpaid', over: { ...waiting, paymentStatus: 'cancelled' } },
    'unpaid-card': { key: 'mail.unpaid', over: { status: 'pending', paymentStatus: 'rejected' } },
    'refunded-part': { key: 'mail.refunded', over: { paymentStatus: 'partially_refunded' }, data: 20_000 },
    refunded: { key: 'mail.refunded', over: { paymentStatus: 'refunded' }, data: 90_000 },
    shipped: {
      key: 'mail.shipped',
      over: { status: 'completed', history: [sent], tracking: { carrier: 'Estafeta', number: '1234567890' } },
    },
    'shipped-ready': { key: 'mail.shipped', over: { status: 'completed', history: [sent], delivery: STALL } },
    invoiced: {
      key: 'mail.invoiced',
      over: {
        cfdi: { id: '1', status: 'stamped', at: now, uuid: '39C85A3F-275B-4341-B259-E8971D9F8A94' },
      },
    },
    cancelled: { key: 'mail.cancelled', over: { status: 'cancelled' } },
  };
  return steps[kind];
}

/** Lets the real mail handlers write the emails, and takes them before they are stored. */
export function createSampleEmails(needs: Omit<MailNeeds, 'mails' | 'invoiceFiles'>): Samples {
  return async (kind) => {
    if (kind === 'owner-low-stock')
      return lowStockEmail({ name: 'Monte Blanco', left: 5 }, needs.links)(await needs.settings.read());
    if (kind === 'owner-webhook')
      return givenUpEmail('bodega.example.com', needs.links)(await needs.settings.read());
    if (kind === 'my-orders') return myOrdersEmail([sampleOrder()], needs.links)(await needs.settings.read());
    const step = stepOf(kind);
    if (!step) return undefined;
    const written: NewMail[] = [];
    const mails = { add: async (mail: NewMail) => written.push(mail) > 0 };
    // A sample is possible even when the owner gets no mails yet.
    const current = { ...(await needs.settings.read()), ownerEmail: OWNER };
    const settings = { read: async () => current };
    const handlers = createMailHandlers({ ...needs, mails, settings, invoiceFiles: async () => [] });
    await handlers[step.key](
      sampleOrder({ ivaIncluded: current.ivaIncluded, ...step.over }),
      outboxEntry(step.key, step.data),
    );
    // The owner's mail of the same step has its own kind.
    return written.find((mail) => kind.startsWith(mail.kind));
  };
}
