import * as z from 'zod/mini';
import { clearable, email, line, nameText, optionalText, phoneText, text, zipText } from './typed-text.ts';

export const GIFT_MESSAGE_LENGTH = 200;
const PHONE = 'El teléfono debe tener 10 dígitos';

/** For whom an order is, when not for its buyer, and what is printed on its slip. */
const gift = z.strictObject({
  recipient: nameText(2, 120, 'Escribe el nombre de quien lo recibe'),
  message: optionalText(GIFT_MESSAGE_LENGTH),
});
export type Gift = z.infer<typeof gift>;

/** Where an order goes, and to whom: the form of the checkout's first step and what the server stores in the checkout. */
export const deliveryAddress = z.strictObject({
  name: nameText(3, 120, 'El nombre es requerido'),
  email: email('Correo electrónico inválido'),
  phone: z.optional(phoneText(PHONE)),
  address: line(5, 250, 'La dirección es requerida'),
  city: line(2, 100, 'La ciudad es requerida'),
  state: line(2, 100, 'El estado es requerido'),
  zip: zipText,
  notes: optionalText(500),
  gift: z.optional(gift),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** Who fetches an order: no address is asked. */
export const pickupContact = z.pick(deliveryAddress, { name: true, email: true, phone: true });
export type PickupContact = z.infer<typeof pickupContact>;

const emptied = (most: number) => z.optional(clearable(text(0, most, `Máximo ${most} caracteres`)));
/** PUT /api/orders/{orderId}/shipping: the whole address anew. */
export const addressWrite = z.extend(deliveryAddress, {
  phone: z.optional(clearable(phoneText(PHONE))),
  notes: emptied(500),
  gift: z.optional(z.extend(gift, { message: emptied(GIFT_MESSAGE_LENGTH) })),
});

/** GET /api/colonias/{zip}: what several buyers of a postal code name as theirs. */
export const zipParam = z.string().check(z.regex(/^\d{5}$/));
export const coloniaList = z.array(z.string());
export type ColoniaList = z.infer<typeof coloniaList>;

const COLONIA = 80;

const withColonia = z.extend(deliveryAddress, {
  colonia: z.optional(line(0, COLONIA, '')),
  /** Of this purchase, and no part of the address. */
  remind: z.optional(z.boolean()),
});
const joined = ({ colonia, remind: _remind, ...details }: z.output<typeof withColonia>) => ({
  ...details,
  address: [details.address, colonia].filter(Boolean).join(', '),
});

/** The form of the first step: street and colonia apart, which the wire knows as one address. */
export const addressForm = z.pipe(z.pipe(withColonia, z.transform(joined)), deliveryAddress);
export type AddressValues = z.input<typeof addressForm>;

const contactOf = ({ name, email, phone }: AddressValues) => ({ name, email, ...(phone && { phone }) });
/** The same form where the order is fetched: the fields of the address are not there. */
export const pickupForm = z.pipe(z.transform(contactOf), pickupContact);
