import * as z from 'zod/mini';
import { email } from './common.ts';
import { line, nameText, readable } from './typed-text.ts';

const PHONE = 'El teléfono debe tener 10 dígitos';
const phone = z.optional(
  z.union(
    [
      z.string().check(z.trim(), z.length(0, PHONE)),
      // As people write and paste it: '+52 999 123 4567', '(999) 123-45-67'.
      z.string().check(
        z.overwrite((value) => value.replace(/^\s*\+52|[\s().-]/g, '')),
        z.regex(/^\d{10}$/),
      ),
    ],
    PHONE,
  ),
);

export const GIFT_MESSAGE_LENGTH = 200;

/** For whom an order is, when not for its buyer, and what is printed on its slip. */
const gift = z.strictObject({
  recipient: nameText(2, 120, 'Escribe el nombre de quien lo recibe'),
  message: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(GIFT_MESSAGE_LENGTH, `Máximo ${GIFT_MESSAGE_LENGTH} caracteres`),
        readable,
      ),
  ),
});
export type Gift = z.infer<typeof gift>;

/** Shipping details: the form of the checkout's first step and what the server stores in the checkout. */
export const shippingDetails = z.strictObject({
  name: nameText(3, 120, 'El nombre es requerido'),
  email: email('Correo electrónico inválido'),
  phone,
  address: line(5, 250, 'La dirección es requerida'),
  city: line(2, 100, 'La ciudad es requerida'),
  state: line(2, 100, 'El estado es requerido'),
  zip: line(4, 12, 'El código postal es requerido'),
  notes: z.optional(z.string().check(z.trim(), z.maxLength(500, 'Máximo 500 caracteres'), readable)),
  gift: z.optional(gift),
});
export type ShippingDetails = z.infer<typeof shippingDetails>;

const COLONIA = 80;

const withColonia = z.extend(shippingDetails, { colonia: z.optional(line(0, COLONIA, '')) });
const joined = ({ colonia, ...details }: z.output<typeof withColonia>) => ({
  ...details,
  address: [details.address, colonia].filter(Boolean).join(', '),
});

/** The form of the first step: street and colonia apart, which the wire knows as one address. */
export const shippingForm = z.pipe(z.pipe(withColonia, z.transform(joined)), shippingDetails);
export type ShippingValues = z.input<typeof shippingForm>;
