/**
 * An order's reference is its checkout's id behind a mark. If the payments API also lists the payment of an order, the
 * mark keeps it from being counted twice.
 */
const MARK = 'o-';
/** By the length too: one of 4,096 checkouts has an id that itself begins with the mark. */
const MARKED = new RegExp(String.raw`^${MARK}[\w-]{24}$`);

export const toOrderReference = (checkoutId: string): string => `${MARK}${checkoutId}`;
export const isOfOrder = (reference = ''): boolean => MARKED.test(reference);
/** The checkout's id in an order's reference. */
export const checkoutOf = (reference: string): string =>
  isOfOrder(reference) ? reference.slice(MARK.length) : reference;

const ORDER_ID = /^[A-Z]{3,6}\d[\dA-Z]{0,39}$/;
/** A payment's id is a number; an order's id begins with letters. */
export const isOrderId = (id: string): boolean => ORDER_ID.test(id);
