/** Where nobody fills or pays a cart: what is read or sent there is of people, orders and gift cards. */
const CARTLESS = /^\/(admin|avisos|checkout\/.|contact|opinion|pedidos|sin-conexion|tarjeta)/;

/** What is said while there is no network. @param path of the page that says it */
export const offlineWords = (path: string): string =>
  CARTLESS.test(path) ? 'Sin conexión.' : 'Sin conexión. Tu carrito está a salvo.';

/** The document without a page in it, which stands in for those that cannot be reached (docs/decisions/0068). */
export const STAND_IN = '/sin-conexion';

/** Where the service worker's script is. */
export const WORKER = '/sw.js';

/** With this header in the answer to any page the worker removes what it keeps, and itself. */
export const WORKER_OFF = { header: 'x-offline', value: 'off' } as const;

/** Where the worker keeps what whoever is signed in saw last of the orders; nothing of it outlives the sign-out. */
export const SEEN_ORDERS = 'pedidos-vistos';
