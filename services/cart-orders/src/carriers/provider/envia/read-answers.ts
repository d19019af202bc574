import { toCentavos } from '@shop/contracts/money';
import { safeLink } from '@shop/contracts/safe-link';
import * as z from 'zod';
import { CarrierError, type BoughtLabel, type Offer, type TrackedParcel } from '../carrier.port.ts';

/** Only checked fields of an answer are used. Amounts come as numbers or texts. */
const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]).transform(Number);
const text = z.string().trim().min(1).max(200);
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined);

const rate = z.object({
  carrier: text,
  service: text,
  carrierDescription: optional(text),
  serviceDescription: optional(text),
  deliveryEstimate: optional(text),
  deliveryDate: optional(z.object({ dateDifference: z.int().nonnegative().max(90) })),
  totalPrice: amount,
  currency: z.string(),
});
const made = z.object({
  trackingNumber: text,
  trackUrl: optional(z.string()),
  label: optional(z.string()),
  totalPrice: optional(amount),
  currency: optional(z.string()),
});
const shipment = z.object({
  tracking_number: text,
  created_at: optional(z.string()),
  sender_references: optional(z.string()),
  label_file: optional(z.string()),
  grand_total: optional(amount),
  currency: optional(z.string()),
});
const tracked = z.object({
  trackingNumber: text,
  status: optional(z.string()),
  shippedAt: optional(z.string()),
  deliveredAt: optional(z.string()),
  eventHistory: z
    .array(
      z
        .object({ timestamp: text, description: text, location: optional(text) })
        .optional()
        .catch(undefined),
    )
    .nullish()
    .catch(undefined),
});
const list = <T extends z.ZodType>(schema: T) => z.object({ data: z.array(schema) });

export type ListedShipment = z.output<typeof shipment>;

/** The offers in pesos; unreadable ones are left out. */
export function readRates(answer: unknown): Offer[] {
  const { data } = read(list(rate.optional().catch(undefined)), answer);
  return data.flatMap((one) => (one && one.currency === 'MXN' && one.totalPrice > 0 ? [offerOf(one)] : []));
}

const offerOf = (one: z.output<typeof rate>): Offer => ({
  carrier: one.carrier,
  service: one.service,
  brand: one.carrierDescription ?? one.carrier,
  name: nameOf(one.carrierDescription ?? one.carrier, one.serviceDescription ?? one.service),
  priceCents: toCentavos(one.totalPrice),
  ...(one.deliveryDate && { days: one.deliveryDate.dateDifference }),
  ...(one.deliveryEstimate && { estimate: one.deliveryEstimate }),
});

/** 'Estafeta Terrestre' from 'Estafeta' and 'Estafeta Terrestre'. */
const nameOf = (carrier: string, service: string): string =>
  service.toLowerCase().startsWith(carrier.toLowerCase()) ? service : `${carrier} ${service}`;

export function readMade(answer: unknown): BoughtLabel {
  const [first] = read(list(made), answer).data;
  if (!first) throw new CarrierError('unexpected answer', 'no label in it');
  return bought(first.trackingNumber, {
    trackUrl: first.trackUrl,
    pdfUrl: first.label,
    pesos: first.currency === 'MXN' ? first.totalPrice : undefined,
  });
}

export const readShipments = (answer: unknown): ListedShipment[] =>
  read(list(shipment.optional().catch(undefined)), answer).data.flatMap((one) => one ?? []);

export const labelOf = ({
  tracking_number,
  label_file,
  grand_total,
  currency,
}: ListedShipment): BoughtLabel =>
  bought(tracking_number, { pdfUrl: label_file, pesos: currency === 'MXN' ? grand_total : undefined });

type Given = {
  trackUrl?: string | null | undefined;
  pdfUrl?: string | null | undefined;
  pesos: number | null | undefined;
};
function bought(number: string, { trackUrl, pdfUrl, pesos }: Given): BoughtLabel {
  const link = safeLink(trackUrl ?? undefined);
  return {
    number,
    ...(link && { trackUrl: link }),
    ...(pdfUrl && { pdfUrl }),
    ...(pesos && { priceCents: toCentavos(pesos) }),
  };
}

export const readTracked = (answer: unknown): TrackedParcel[] =>
  read(list(tracked.optional().catch(undefined)), answer).data.flatMap((one) =>
    one ? [toTracked(one)] : [],
  );

/** The provider's words for a parcel that is with its carrier. */
const ON_ITS_WAY =
  /^(shipped|picked up|in transit|out for delivery|enviado|recolectado|en tr[aá]nsito|en camino)/i;
const DELIVERED = /^(delivered|entregado)/i;

function toTracked({
  trackingNumber,
  status,
  shippedAt,
  deliveredAt,
  eventHistory,
}: z.output<typeof tracked>): TrackedParcel {
  const isDelivered = Boolean(deliveredAt) || DELIVERED.test(status ?? '');
  const isOnItsWay = Boolean(shippedAt) || ON_ITS_WAY.test(status ?? '');
  return {
    number: trackingNumber,
    ...((isDelivered || isOnItsWay) && { stage: isDelivered ? 'delivered' : 'onItsWay' }),
    events: (eventHistory ?? []).flatMap((one) =>
      one ? [{ at: one.timestamp, text: one.description, ...(one.location && { place: one.location }) }] : [],
    ),
  };
}

function read<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new CarrierError('unexpected answer', result.error);
  return result.data;
}
