import * as z from 'zod/mini';
import { email } from './typed-text.ts';

/** POST /api/orders/mine, and the form of /pedidos: mails links to the orders of this address there. */
export const myOrdersRequest = z.strictObject({ email: email('Escribe un correo válido') });
export type MyOrdersRequest = z.output<typeof myOrdersRequest>;

/** The same response with and without orders. */
export const myOrdersAsked = z.object({ success: z.boolean() });
