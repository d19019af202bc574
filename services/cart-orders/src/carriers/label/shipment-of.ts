import { createHash } from 'node:crypto';
import { FIRST_PARCEL, type Parcel } from '@shop/contracts/parcel';
import type { InternalSettings } from '@shop/contracts/settings';
import { isFetched } from '@shop/contracts/is-fetched';
import { FETCHED } from '../../orders/order/order.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { splitAddress, splitStreet } from '../../orders/order/split-address.ts';
import type { Weigh } from '../../orders/order/parcel-weight.ts';
import type { Place, Shipment } from '../provider/carrier.port.ts';

const placeOf = (address: string) => {
  const { street, colonia } = splitAddress(address);
  return { ...splitStreet(street), colonia };
};
/** The ten digits of '+52 (999) 123 4567'. */
const phoneOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(-10);

/** What is missing in 'Tienda' or in the order before a carrier can be asked. */
export function problemsOf({ address, contact }: InternalSettings, order: OrderRow): string[] {
  const isWhole = address.street && address.city && address.state && address.zip && contact.phone;
  return [
    ...(isWhole
      ? []
      : [
          'Completa en Tienda la dirección del taller (calle, ciudad, estado y código postal) y su teléfono: de ahí sale el paquete.',
        ]),
    ...(order.shipping?.address ? [] : ['Este pedido no tiene una dirección a donde enviarlo.']),
    ...(isFetched(order) ? [FETCHED] : []),
  ];
}

/** From the workshop to the recipient. If the buyer left no phone, the shop's is used. */
export function shipmentOf(settings: InternalSettings, order: OrderRow, parcel: Parcel): Shipment {
  const { name, address, contact, ownerEmail } = settings;
  const { shipping } = order;
  const from: Place = {
    name,
    email: contact.email || ownerEmail,
    phone: phoneOf(contact.phone),
    ...placeOf(address.street),
    city: address.city,
    state: address.state,
    zip: address.zip,
    reference: '',
  };
  const to: Place = {
    name: shipping?.gift?.recipient ?? shipping?.name ?? '',
    email: shipping?.email ?? '',
    phone: shipping?.phone || from.phone,
    ...placeOf(shipping?.address ?? ''),
    city: shipping?.city ?? '',
    state: shipping?.state ?? '',
    zip: shipping?.zip ?? '',
    reference: shipping?.notes ?? '',
  };
  return { from, to, parcel, valueCents: order.totalCents };
}

/** Digest of the recipient on a label: it changes with the address, and does not reveal it. */
export function placeDigest({ shipping }: Pick<OrderRow, 'shipping'>): string {
  const { gift, name, phone, address, city, state, zip, notes } = shipping ?? {};
  const place = [gift?.recipient ?? name, phone, address, city, state, zip, notes];
  // A missing text is stored as null or as an empty text.
  const written = place.map((text) => text ?? '');
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url');
}

/** The order, packed in the box of the settings. */
export async function parcelOf({ parcel }: InternalSettings, order: OrderRow, weigh: Weigh): Promise<Parcel> {
  const { length, width, height } = parcel ?? FIRST_PARCEL;
  return { grams: await weigh(order), length, width, height };
}
