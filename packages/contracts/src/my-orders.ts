import * as z from 'zod/mini';
import { email } from './typed-text.ts';

/** POST /api/orders/mine, and the form of /pedidos: links to what was bought with this address are mailed there. */
export const myOrdersRequest = z.strictObject({ email: email('Escribe un correo válido') });
export type MyOrdersRequest = z.output<typeof myOrdersRequest>;

/** The same whether there are any. */
export const myOrdersAsked = z.object({ success: z.boolean() });
