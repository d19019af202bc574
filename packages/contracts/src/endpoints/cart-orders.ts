import { carriersEndpoints } from './cart-orders/carriers.ts';
import { consentsEndpoints } from './cart-orders/consents.ts';
import { invoicesEndpoints } from './cart-orders/invoices.ts';
import { keysEndpoints } from './cart-orders/keys.ts';
import { opinionsEndpoints } from './cart-orders/opinions.ts';
import { ordersEndpoints } from './cart-orders/orders.ts';
import { paymentsEndpoints } from './cart-orders/payments.ts';
import { pushEndpoints } from './cart-orders/push.ts';
import { reportsEndpoints } from './cart-orders/reports.ts';
import { shoppingEndpoints } from './cart-orders/shopping.ts';
import { webhooksEndpoints } from './cart-orders/webhooks.ts';

/** The calls of cart-orders, by its areas. */
export const cartOrdersEndpoints = {
  ...shoppingEndpoints,
  ...ordersEndpoints,
  ...consentsEndpoints,
  ...opinionsEndpoints,
  ...reportsEndpoints,
  ...invoicesEndpoints,
  ...carriersEndpoints,
  ...paymentsEndpoints,
  ...webhooksEndpoints,
  ...keysEndpoints,
  ...pushEndpoints,
};
