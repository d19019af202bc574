/**
 * An order's reference is its checkout's id behind a mark. Should the payments' API list what an order was paid with, the mark
 * says so, and it is not counted a second time.
 */
const MARK = 'o-';

export const toOrderReference = (checkoutId: string): string => `${MARK}${checkoutId}`;
export const isOfOrder = (reference = ''): boolean => reference.startsWith(MARK);
/** The checkout of an order's reference. */
export const checkoutOf = (reference: string): string =>
  isOfOrder(reference) ? reference.slice(MARK.length) : reference;

const ORDER_ID = /^[A-Z]{3,6}\d[\dA-Z]{0,39}$/;
/** A payment's id is a number, and an order's begins with letters. */
export const isOrderId = (id: string): boolean => ORDER_ID.test(id);
