/** How shoppers and staff call the `nth` order. */
export const orderNumber = (nth: number, prefix: string): string => `${prefix}-${orderDigits(nth)}`;

/** The same without its prefix. */
export const orderDigits = (nth: number): string => String(nth).padStart(6, '0');
