import * as z from 'zod/mini';
import { asPhone } from './as-pasted.ts';
import { apiError, isoDate, pageQuery, randomId } from './common.ts';
import { clearable, email, searchText, text, token } from './typed-text.ts';

const missing = <T extends z.core.$ZodType>(schema: T) => z.nullable(schema);

/** A buyer, by e-mail. `orders` counts all their orders, `spent` (decimal pesos) is the money the shop kept of them. */
export const customer = z.object({
  id: z.string(),
  email: z.string(),
  name: missing(z.string()),
  phone: missing(z.string()),
  city: missing(z.string()),
  state: missing(z.string()),
  orders: z.int(),
  spent: z.number(),
  firstOrderAt: missing(isoDate),
  lastOrderAt: missing(isoDate),
  /** A note of the staff; customers never see it. */
  note: missing(z.string()),
});
export type Customer = z.infer<typeof customer>;
export const customerList = z.array(customer);
export const customerId = randomId;

const CUSTOMER_SORTS = ['-lastOrderAt', 'lastOrderAt', '-spent', 'spent', '-orders', 'orders'] as const;
const find = {
  q: searchText,
  sort: z._default(z.enum(CUSTOMER_SORTS), '-lastOrderAt'),
};
/** Query of GET /api/admin/customers. */
export const customerListQuery = z.object({ ...pageQuery, ...find });
export type CustomerListQuery = z.output<typeof customerListQuery>;
/** Query of GET /api/admin/reports/customers.csv: what the list shows. */
export const customerExportQuery = z.object(find);
export type CustomerExportQuery = z.output<typeof customerExportQuery>;

/** The form of a note; `seen` is the one that it replaces. */
export const customerNoteForm = z.strictObject({
  text: text(0, 1000, 'Escribe la nota'),
  seen: z.optional(z.string()),
});
/** PUT /api/admin/customers/{id}/note; null deletes the note. A note that is no longer the `seen` one is a 409. */
export const customerNote = z.extend(customerNoteForm, { text: clearable(customerNoteForm.shape.text) });
export const customerNoteConflict = z.extend(apiError, { current: customer });

/** POST /api/admin/customers/{id}/forget: the number of orders that lost their buyer's data; 0 when repeated. */
export const customerForgotten = z.object({ orders: z.int() });
export type CustomerForgotten = z.infer<typeof customerForgotten>;

const NOBODY = 'Escribe un correo, o un teléfono de 10 dígitos';
/**
 * POST /api/admin/customers/forget: deletes a person by e-mail or phone, even without orders. The response tells how
 * many orders and unfinished purchases lost their data.
 */
export const personForget = z.strictObject({
  who: z.union([email(NOBODY), token(asPhone, NOBODY).check(z.regex(/^\d{10}$/, NOBODY))], NOBODY),
});
export type PersonForget = z.infer<typeof personForget>;
export const personForgotten = z.object({ orders: z.int(), checkouts: z.int() });
export type PersonForgotten = z.infer<typeof personForgotten>;

/** The name that an order keeps when its buyer asked to be forgotten. */
export const FORGOTTEN_NAME = 'Cliente borrado';
