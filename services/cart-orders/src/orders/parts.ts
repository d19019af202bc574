import { mailModel } from '@shop/mail/mail.model';
import { createMailStore } from '@shop/mail/mail.store';
import type { Base } from '@shop/service-kit/service/open-base';
import type { CartOrdersConfig } from '../config.ts';
import { followGiftCards } from '../gift-cards/follow-gift-cards.ts';
import type { GiftCardStore } from '../gift-cards/gift-card.store.ts';
import type { ShoppingParts } from '../shopping/parts.ts';
import type { DeliveryStore } from '../webhooks/delivery.store.ts';
import type { Publish } from '../webhooks/publish.ts';
import { customerModel } from './customer/customer.model.ts';
import { createCustomerStore } from './customer/customer.store.ts';
import { forgettingTold } from './customer/forget-customer.ts';
import { createMailHandlers, type MailNeeds } from './mail/mail-handlers.ts';
import { createColonias } from './order/colonias.ts';
import { createOrderHandlers } from './order/order-handlers.ts';
import { createOrderLinks } from './order/order-links.ts';
import { createFindOrders } from './order/chosen-orders.ts';
import { createOrderList } from './order/order-list.ts';
import { createOrderPayments } from './order/order-payment.ts';
import { orderModel, type OrderRow } from './order/order.model.ts';
import { createOrderStore } from './order/order.store.ts';
import { createOutbox, type OnLeft } from './order/outbox.ts';
import { createOrderDayStore } from './report/order-day.store.ts';
import { createReportStore } from './report/report.store.ts';

/** What payments and carriers do for orders, which do not import them. */
type Needs = {
  shopping: ShoppingParts;
  mailServer: { readonly hasServer: boolean };
  publish: Publish;
  deliveries: Pick<DeliveryStore, 'forgetOrders'>;
  giftCards: GiftCardStore;
  onLeft: OnLeft;
  onSoldOut: OnLeft;
  giveBackOver: (order: OrderRow) => Promise<unknown>;
  giveBackLabel: (order: OrderRow) => Promise<unknown>;
  updateInvoice: (order: OrderRow) => Promise<unknown>;
  invoiceFiles: MailNeeds['invoiceFiles'];
};

export const orderModels = [orderModel, customerModel, mailModel];

/** Orders and their follow-up work, built from the database, carts, the catalogue and the holds. */
export function orderParts(
  { config, db }: Base<CartOrdersConfig>,
  { shopping, mailServer, ...needs }: Needs,
) {
  const { settings } = shopping;
  const mails = createMailStore(db, mailServer);
  const forgetTold = forgettingTold(mails, needs.deliveries);
  const links = createOrderLinks({ publicBaseUrl: config.PUBLIC_BASE_URL, secret: config.SESSION_SECRET });
  const orders = createOrderStore(db);
  const customers = createCustomerStore(db);
  const orderDays = createOrderDayStore(db);
  return {
    mails,
    links,
    orders,
    customers,
    orderIdOf: async (checkoutId: string) => (await orders.findByCheckout(checkoutId))?._id,
    listOrders: createOrderList(db),
    findOrders: createFindOrders(db),
    colonias: createColonias(db),
    applyPayment: createOrderPayments(db, config.ORDER_STATUS_ON_APPROVED),
    forgetTold,
    outbox: createOutbox(db, { ...needs, forgetTold }),
    handlers: createOrderHandlers({
      ...shopping,
      ...needs,
      orders,
      followGiftCards: (order) => followGiftCards({ ...shopping, ...needs, orders }, order),
      mails: createMailHandlers({ mails, links, settings, invoiceFiles: needs.invoiceFiles }),
      dayChanged: orderDays.changed,
      customerChanged: customers.refresh,
    }),
    reports: createReportStore(db, orderDays),
  };
}
