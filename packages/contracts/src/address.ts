import * as z from 'zod/mini';
import { clearable, email, line, nameText, optionalText, phoneText, text, zipText } from './typed-text.ts';

export const GIFT_MESSAGE_LENGTH = 200;
const PHONE = 'El teléfono debe tener 10 dígitos';

/** Who receives an order that its buyer gives away, and the message on its slip. */
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

/** Contact of a buyer who picks the order up: no address is asked. */
export const pickupContact = z.pick(deliveryAddress, { name: true, email: true, phone: true });
export type PickupContact = z.infer<typeof pickupContact>;

const emptied = (most: number) => z.optional(clearable(text(0, most, `Máximo ${most} caracteres`)));
/** PUT /api/orders/{orderId}/shipping: replaces the whole address. */
export const addressWrite = z.extend(deliveryAddress, {
  phone: z.optional(clearable(phoneText(PHONE))),
  notes: emptied(500),
  gift: z.optional(z.extend(gift, { message: emptied(GIFT_MESSAGE_LENGTH) })),
});

/** GET /api/colonias/{zip}: colonias that several buyers of the postal code gave. */
export const zipParam = z.string().check(z.regex(/^\d{5}$/));
export const coloniaList = z.array(z.string());
export type ColoniaList = z.infer<typeof coloniaList>;

const COLONIA = 80;

const withColonia = z.extend(deliveryAddress, {
  colonia: z.optional(line(0, COLONIA, '')),
  /** Belongs to this purchase, not to the address. */
  remind: z.optional(z.boolean()),
});
const joined = ({ colonia, remind: _remind, ...details }: z.output<typeof withColonia>) => ({
  ...details,
  address: [details.address, colonia].filter(Boolean).join(', '),
});

/** The form of the first step: it asks street and colonia apart; the request has one address. */
export const addressForm = z.pipe(z.pipe(withColonia, z.transform(joined)), deliveryAddress);
export type AddressValues = z.input<typeof addressForm>;

const contactOf = ({ name, email, phone }: AddressValues) => ({ name, email, ...(phone && { phone }) });
/** The same form for pickup, without the fields of the address. */
export const pickupForm = z.pipe(z.transform(contactOf), pickupContact);
