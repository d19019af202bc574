/** How shoppers and staff call the `nth` order. */
export const orderNumber = (nth: number): string => `FK-${String(nth).padStart(6, '0')}`;
