import * as z from 'zod/mini';
import { asToken } from './as-pasted.ts';
import { safeLink } from './safe-link.ts';
import { line } from './typed-text.ts';

const LINK = 'Pega la dirección completa, con https://';

/** How a parcel is followed: who carries it, under which number, and the carrier's page where the shop knows it. */
export const tracking = z.strictObject({
  carrier: line(2, 60, 'Escribe la paquetería'),
  number: line(4, 60, 'Escribe el número de guía').check(z.overwrite(asToken)),
  url: z.optional(line(0, 1000, LINK).check(z.refine<string>((url) => safeLink(url) !== undefined, LINK))),
});
export type Tracking = z.infer<typeof tracking>;

/** Carriers whose page for a number is known; the others' link is pasted. */
const PAGES: Record<string, string> = {
  DHL: 'https://www.dhl.com/mx-es/home/rastreo.html?tracking-id=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  UPS: 'https://www.ups.com/track?loc=es_MX&tracknum=',
};
export const CARRIERS = [
  'Estafeta',
  'DHL',
  'FedEx',
  'Paquetexpress',
  'Redpack',
  '99minutos',
  'UPS',
  'Correos de México',
];

/** Where the buyer follows the parcel; undefined when only the number is known. */
export const trackingLink = ({ carrier, number, url }: Tracking): string | undefined => {
  const known = Object.entries(PAGES).find(([name]) => name.toLowerCase() === carrier.trim().toLowerCase());
  return safeLink(url) ?? (known && known[1] + encodeURIComponent(number.replace(/\s/g, '')));
};
