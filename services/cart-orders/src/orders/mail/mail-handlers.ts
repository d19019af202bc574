import type { MailKind } from '@shop/contracts/mail';
import { isFetched } from '@shop/contracts/is-fetched';
import type { BrandedEmail } from '@shop/mail/email';
import type { MailFile } from '@shop/mail/mail.model';
import type { MailStore } from '@shop/mail/mail.store';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import type { OrderLinks } from '../order/order-links.ts';
import { isOnItsWay } from '../order/order-dates.ts';
import type { OrderRow } from '../order/order.model.ts';
import type { Handler, MailHandlers } from '../order/outbox.ts';
import { isPaidAtPickup } from '../order/order-payments.ts';
import { holdsMoney, isRefundable, isRefused } from '../order/payment.rank.ts';
import { additionEmail } from './addition-email.ts';
import { exchangedEmail } from './exchanged-email.ts';
import { paidEmail, receivedEmail, refundedEmail, shippedEmail } from './order-emails.ts';
import { invoicedEmail } from './invoiced-email.ts';
import { ownerOrderEmail, ownerStoppedEmail } from './owner-email.ts';
import { cancelledEmail, payBeforeEmail, unpaidEmail } from './unpaid-emails.ts';

export type MailNeeds = {
  mails: Pick<MailStore, 'add'>;
  links: OrderLinks;
  settings: Pick<SettingsClient, 'read'>;
  /** PDF and XML of the order's invoice, or of a credit note by its index; undefined when the shop issued none. */
  invoiceFiles: (order: OrderRow, credit?: number) => Promise<MailFile[] | undefined>;
};

type More = { to?: string; nth?: number | string; files?: MailFile[] };
type Add = (order: OrderRow, kind: MailKind, email: BrandedEmail, more?: More) => Promise<void>;

/** Adds both files; one mail for each invoice, and for each credit note by its index. */
const invoiced =
  (add: Add, { links, invoiceFiles }: Pick<MailNeeds, 'links' | 'invoiceFiles'>): Handler =>
  async (order, { data }) => {
    const credit = typeof data === 'number' ? data : undefined;
    const files = await invoiceFiles(order, credit);
    const nth = credit === undefined ? order.cfdi?.id : `${order.cfdi?.id}-${credit}`;
    if (files && nth) await add(order, 'invoiced', invoicedEmail(order, credit, links), { nth, files });
  };

/**
 * Stores the emails that orders ask for. Each has its own key, so that a repetition stores nothing. When the settings,
 * which have the shop's name, cannot be read, the handler fails and the outbox tries again.
 */
export function createMailHandlers({ mails, links, settings, invoiceFiles }: MailNeeds): MailHandlers {
  const add: Add = async (order, kind, email, more = {}) => {
    const to = more.to ?? emailOf(order);
    if (!to) return;
    const key = [kind, order._id, more.nth].filter((part) => part !== undefined).join(':');
    const about = { orderId: order._id, number: order.number };
    const replyTo = more.to ? emailOf(order) : undefined;
    const branded = { ...email(await settings.read()), ...(more.files && { files: more.files }) };
    await mails.add({ key, kind, to, about, ...branded, ...(replyTo && { replyTo }) });
  };
  const received: Handler = async (order) => {
    // The order may be paid already: the mail about the payment says both.
    if (!holdsMoney(order.paymentStatus)) await add(order, 'order-received', receivedEmail(order, links));
  };
  const payBefore: Handler = async (order, entry) => {
    // The order may be paid or refused already, or its card under review.
    if (order.paymentStatus === 'in_process') await received(order, entry);
    if (order.paymentStatus === 'pending')
      await add(order, 'pay-before', payBeforeEmail(order, links), { nth: order.paymentIntentId });
  };
  const paid: Handler = async (order, { data }) => {
    // Nobody prepares a cancelled order. A person decides about its money.
    if (order.status === 'cancelled') return;
    // One mail for each payment of an addition.
    const nth = typeof data === 'string' ? { nth: data } : {};
    await add(order, 'order-paid', paidEmail(order, links), nth);
    const { ownerEmail: to } = await settings.read();
    if (to) await add(order, 'owner-order', ownerOrderEmail(order, links), { to, ...nth });
  };
  return {
    'mail.received': received,
    'mail.pay-before': payBefore,
    'mail.unpaid': async (order) => {
      // The order may be paid already. A cancelled order has its own email.
      if (order.status !== 'pending' || !isRefused(order.paymentStatus)) return;
      await add(order, 'unpaid', unpaidEmail(order, links), { nth: order.paymentIntentId });
    },
    'mail.addition': async (order, { data: nth }) => {
      // The addition may be paid or withdrawn already.
      if (order.addition && order.addition.checkoutId === nth)
        await add(order, 'order-received', additionEmail(order, order.addition, links), { nth: String(nth) });
    },
    'mail.exchanged': (order, { data }) => {
      const { checkoutId: nth, backCents } = data as { checkoutId: string; backCents: number };
      return add(order, 'order-received', exchangedEmail(order, backCents, links), { nth });
    },
    'mail.paid': paid,
    'mail.refunded': (order, { data }) => {
      const cents = Number(data) || order.totalCents;
      return add(order, 'refunded', refundedEmail(order, cents, links), { nth: cents });
    },
    'mail.shipped': async (order) => {
      const isWaiting = isFetched(order) && !order.deliveredAt;
      const isReady = isWaiting && (holdsMoney(order.paymentStatus) || isPaidAtPickup(order));
      if (!isReady && !isOnItsWay(order)) return;
      // One mail for each number, so that a corrected number is also sent.
      const { number: nth } = order.tracking ?? {};
      await add(order, 'shipped', shippedEmail(order, links), nth === undefined ? {} : { nth });
    },
    'mail.cancelled': async (order) => {
      if (order.status === 'cancelled') await add(order, 'cancelled', cancelledEmail(order, links));
    },
    'mail.stopped': async (order) => {
      const { ownerEmail: to } = await settings.read();
      if (to) await add(order, 'owner-order', ownerStoppedEmail(order, links), { to, nth: 'stopped' });
    },
    'mail.invoiced': invoiced(add, { links, invoiceFiles }),
    'mail.addressed': async (order, entry) => {
      // The first email could only ask the payer for the address. This one says where the order goes.
      if (order.payerEmail)
        await add(order, 'order-received', receivedEmail(order, links), { nth: 'addressed' });
      await payBefore(order, entry);
      if (isRefundable(order.paymentStatus)) await paid(order, entry);
    },
  };
}

const emailOf = ({ shipping, payerEmail }: OrderRow): string | undefined => shipping?.email ?? payerEmail;
