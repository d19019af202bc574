import { conflict } from '@shop/service-kit/errors';
import type { MailStore } from '@shop/mail/mail.store';
import type { ConsentStore } from '../../consents/consent.store.ts';
import type { GiftCardStore } from '../../gift-cards/gift-card.store.ts';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import type { Buyer } from '../../shopping/checkout/checkout-buyers.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { DiscountStore } from '../../shopping/discount/discount.store.ts';
import type { ForgottenBy } from '../order/forget-buyer.ts';
import type { OrderRow } from '../order/order.model.ts';
import type { OrderStore } from '../order/order.store.ts';
import type { DeliveryStore } from '../../webhooks/delivery.store.ts';
import { customerIdOf, buyerOf, normalizeEmail } from './customer-id.ts';
import type { CustomerStore } from './customer.store.ts';

export type ForgetDeps = {
  customers: CustomerStore;
  orders: Pick<OrderStore, 'forgetBuyer'>;
  checkouts: Pick<CheckoutStore, 'forgetBuyer' | 'ofBuyer'>;
  discounts: Pick<DiscountStore, 'forgetBuyer'>;
  catalog: Pick<CatalogClient, 'forgetCustoms'>;
  forgetTold: ForgetTold;
  /** The e-mails that they agreed to receive. */
  consents: Pick<ConsentStore, 'forget'>;
  /** Gift cards that they received; the balances stay theirs. */
  giftCards: Pick<GiftCardStore, 'forget'>;
  /** Removes their opinions on the products of these orders. */
  forgetOpinions: (orderIds: string[]) => Promise<void>;
  /** Removes the payers from the payments and exceptions of these checkouts. */
  forgetPayers: (payers: { checkoutIds: string[]; emails: string[] }) => Promise<unknown>;
};

/** Removes the mails about these orders or to these addresses, and what webhooks said about the orders. */
type ForgetTold = (orderIds: string[], to?: string[]) => Promise<void>;
export const forgettingTold =
  (mails: Pick<MailStore, 'removeAbout'>, deliveries: Pick<DeliveryStore, 'forgetOrders'>): ForgetTold =>
  async (orderIds, to = []) => {
    await mails.removeAbout({ orderIds, to });
    await deliveries.forgetOrders(orderIds);
  };

const OPEN = ['pending', 'processing'];

/**
 * Removes a customer's personal data. An unknown customer counts as forgotten already.
 * @returns how many orders there were
 * @throws AppError 409 while an order is open: it is still to be paid or sent
 */
export async function forgetCustomer(deps: ForgetDeps, id: string, by: ForgottenBy): Promise<number> {
  const customer = await deps.customers.find(id);
  if (!customer) return 0;
  const orders = await deps.customers.ordersOf(customer.email);
  assertClosed(orders);
  const emails = [...new Set([customer.email, ...orders.map(emailOf)])];
  await forgetOrders(deps, { orders, emails }, by);
  await deps.customers.setNote(id, { text: '', who: by.who, at: new Date() });
  await deps.customers.refresh(customer.email);
  return orders.length;
}

/**
 * Does the same for a person known by e-mail or phone. Recent unfinished checkouts are included; an order that is still
 * made from one asks for an address again.
 * @throws AppError 409 as above
 */
export async function forgetPerson(
  deps: ForgetDeps,
  who: string,
  by: ForgottenBy,
): Promise<{ orders: number; checkouts: number }> {
  const isEmail = who.includes('@');
  const found = isEmail ? [] : await deps.customers.ordersOfPhone(who);
  const emails = isEmail ? [normalizeEmail(who)] : [...new Set(found.flatMap((one) => buyerOf(one) ?? []))];
  const nameless = found.filter((one) => !buyerOf(one));
  const orders = [...nameless, ...(await deps.customers.ordersOfAll(emails))];
  // Checked first, so that a refusal removes nothing.
  assertClosed(orders);
  const theirs = isEmail ? { emails: [who, ...emails] } : { emails: [], phone: who };
  const checkouts = await forgetOrders(deps, { orders: nameless, ...theirs }, by);
  for (const email of emails) await forgetCustomer(deps, customerIdOf(email), by);
  return { orders: orders.length, checkouts };
}

type Theirs = Buyer & { orders: OrderRow[] };

/**
 * Removes the buyers' data from these orders, which keep their amounts, and from everything that belongs to them; their
 * mails are deleted. The orders come last, so that a repeated call finds everything again.
 * @returns how many checkouts without an order were included
 */
export async function forgetOrders(deps: ForgetDeps, { orders, ...buyer }: Theirs, by: ForgottenBy) {
  const left = await deps.checkouts.ofBuyer(buyer, by.why === 'asked');
  const normal = buyer.emails.map(normalizeEmail);
  // Their unfinished checkouts may have other capitals, and so may the mails about them.
  const typed = left.flatMap(({ shipping }) => shipping?.email ?? []);
  const emails = [...buyer.emails, ...typed.filter((email) => normal.includes(normalizeEmail(email)))];
  const checkoutIds = [...orders.flatMap(checkoutsOf), ...left.map(({ _id }) => _id)];
  const orderIds = orders.map(({ _id }) => _id);
  await deps.forgetTold(orderIds, emails);
  const theirs = { emails: normal, checkoutIds };
  // A person forgotten by age may still want the newsletter.
  await deps.consents.forget(theirs, by.why === 'age' ? 'news' : undefined);
  await deps.giftCards.forget(buyer.emails);
  await deps.forgetOpinions(orderIds);
  await deps.catalog.forgetCustoms(
    ownElixirs([...orders.flatMap(({ items }) => items), ...left.flatMap(({ lines }) => lines)]),
  );
  await deps.forgetPayers({ checkoutIds, emails: buyer.emails });
  await deps.checkouts.forgetBuyer(checkoutIds);
  for (const checkoutId of checkoutIds) await deps.discounts.forgetBuyer(checkoutId);
  for (const order of orders) await deps.orders.forgetBuyer(order, by);
  // Again, for mails that were being written from the order's old data meanwhile.
  await deps.forgetTold(orderIds, emails);
  await deps.forgetOpinions(orderIds);
  return left.filter(({ status }) => !status.startsWith('ordered')).length;
}

/** The order's checkout, and those of its additions. */
const checkoutsOf = ({ checkoutId, items }: OrderRow): string[] => [
  ...new Set([checkoutId, ...items.flatMap((line) => line.checkoutId ?? [])]),
];

function ownElixirs(lines: { isCustom?: boolean; elixirId: number }[]): number[] {
  const own = lines.filter(({ isCustom }) => isCustom);
  return [...new Set(own.map(({ elixirId }) => elixirId))];
}

/** The e-mail as it was typed. */
const emailOf = ({ shipping, payerEmail }: OrderRow): string => shipping?.email ?? payerEmail ?? '';

function assertClosed(orders: OrderRow[]): void {
  const asked = orders.find(({ cfdi }) => cfdi?.status === 'asked');
  if (asked)
    throw conflict(
      `Todavía no se pueden borrar sus datos: la factura de su pedido ${asked.number} se está timbrando. Espera a que esté lista.`,
    );
  const open = orders.filter(({ status }) => OPEN.includes(status)).map(({ number }) => number);
  if (open.length === 0) return;
  const why =
    open.length === 1
      ? `su pedido ${open[0]} está abierto y necesita sus datos para cobrarse o enviarse. Complétalo o cancélalo primero.`
      : `tiene pedidos abiertos (${open.join(', ')}) que necesitan sus datos para cobrarse o enviarse. Complétalos o cancélalos primero.`;
  throw conflict(`Todavía no se pueden borrar sus datos: ${why}`);
}
