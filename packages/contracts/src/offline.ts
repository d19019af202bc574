/** The document without a page in it, which stands in for those that cannot be reached (docs/decisions/0068). */
export const STAND_IN = '/sin-conexion';

/** Where the service worker's script is. */
export const WORKER = '/sw.js';

/** With this header in the answer to any page the worker removes what it keeps, and itself. */
export const WORKER_OFF = { header: 'x-offline', value: 'off' } as const;

/** Where the worker keeps what whoever is signed in saw last of the orders; nothing of it outlives the sign-out. */
export const SEEN_ORDERS = 'pedidos-vistos';
