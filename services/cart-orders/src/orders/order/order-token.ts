import { signatures } from '../../signatures.ts';

/** The `t` of a link that shows an order in full without a session, e.g. from an e-mail. */
export const { sign: orderToken, isSigned: isOrderToken } = signatures('order-link');
