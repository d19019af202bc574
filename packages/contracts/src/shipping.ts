import * as z from 'zod/mini';
import { email, optionalText, text } from './common.ts';

const PHONE = 'El teléfono debe tener 10 dígitos';
const phone = z.optional(
  z.union(
    [z.string().check(z.trim(), z.length(0, PHONE)), z.string().check(z.trim(), z.regex(/^\d{10}$/))],
    PHONE,
  ),
);

/** Shipping details: the form of the checkout's first step and what the server stores in the checkout. */
export const shippingDetails = z.strictObject({
  name: text(3, 120, 'El nombre es requerido'),
  email: email('Correo electrónico inválido'),
  phone,
  address: text(5, 250, 'La dirección es requerida'),
  city: text(2, 100, 'La ciudad es requerida'),
  state: text(2, 100, 'El estado es requerido'),
  zip: text(4, 12, 'El código postal es requerido'),
  notes: optionalText(500),
});
export type ShippingDetails = z.infer<typeof shippingDetails>;
