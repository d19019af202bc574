/** The number of the `nth` order, as shoppers and staff use it. */
export const orderNumber = (nth: number, prefix: string): string => `${prefix}-${orderDigits(nth)}`;

/** The number without its prefix. */
export const orderDigits = (nth: number): string => String(nth).padStart(6, '0');
