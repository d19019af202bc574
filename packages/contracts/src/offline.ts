/** Pages where nobody fills or pays a cart: they are about people, orders and gift cards. */
const CARTLESS = /^\/(admin|avisos|checkout\/.|contact|opinion|pedidos|sin-conexion|tarjeta)/;

/** The notice while there is no network. @param path of the page that shows it */
export const offlineWords = (path: string): string =>
  CARTLESS.test(path) ? 'Sin conexión.' : 'Sin conexión. Tu carrito está a salvo.';

/** The document without a page, shown instead of those that cannot be reached (docs/decisions/0068). */
export const STAND_IN = '/sin-conexion';

/** The address of the service worker's script. */
export const WORKER = '/sw.js';

/** With this header in any page's response the worker removes its caches and itself. */
export const WORKER_OFF = { header: 'x-offline', value: 'off' } as const;

/** The worker's cache for the orders that a signed-in member saw last; signing out deletes it. */
export const SEEN_ORDERS = 'pedidos-vistos';
