import type { ReadShipment } from './read-shipment.ts';
import { Refusal } from './refusal.ts';

type Service = { service: string; serviceDescription: string; base: number; perKilo: number; days: number };
/** Made-up prices of the carriers that the stand-in knows, in pesos. */
const CARRIERS: Record<string, { carrierDescription: string; services: Service[] }> = {
  estafeta: {
    carrierDescription: 'Estafeta',
    services: [
      { service: 'ground', serviceDescription: 'Estafeta Terrestre', base: 118, perKilo: 9, days: 4 },
      { service: 'express', serviceDescription: 'Estafeta Día Siguiente', base: 189, perKilo: 16, days: 1 },
    ],
  },
  fedex: {
    carrierDescription: 'FedEx',
    services: [
      { service: 'ground', serviceDescription: 'FedEx Nacional Económico', base: 131.5, perKilo: 8, days: 3 },
    ],
  },
  dhl: {
    carrierDescription: 'DHL',
    services: [{ service: 'express', serviceDescription: 'DHL Express', base: 214, perKilo: 14, days: 1 }],
  },
  paquetexpress: {
    carrierDescription: 'Paquetexpress',
    services: [
      { service: 'ground', serviceDescription: 'Paquetexpress Terrestre', base: 109.9, perKilo: 11, days: 5 },
    ],
  },
};
const FAR = 18;
const DAY_MS = 86_400_000;

/** The prices of a carrier: farther away is dearer. */
export function ratesOf({ carrier, fromZip, toZip, kilos }: ReadShipment) {
  const known = CARRIERS[carrier];
  if (!known) throw new Refusal(1120, `carrier ${carrier} has no services for this route`);
  const far = fromZip[0] === toZip[0] ? 0 : FAR;
  return known.services.map(({ service, serviceDescription, base, perKilo, days }) => ({
    carrier,
    carrierDescription: known.carrierDescription,
    service,
    serviceDescription,
    deliveryEstimate: days === 1 ? 'Día siguiente' : `${days - 1}-${days} días`,
    deliveryDate: {
      date: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
      dateDifference: days,
      timeUnit: 'days',
    },
    totalPrice: Math.round((base + far + perKilo * Math.ceil(kilos)) * 100) / 100,
    currency: 'MXN',
  }));
}
