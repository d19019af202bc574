import * as z from 'zod/mini';
import { asToken } from './as-pasted.ts';
import { safeLink } from './safe-link.ts';
import { line } from './typed-text.ts';

const LINK = 'Pega la dirección completa, con https://';
/** Stands for the number in the address of a carrier's page. */
const NUMBER = '{guia}';

/** Public tracking pages of carriers: with the number in the address where that is known, otherwise without it. */
const PAGES: Record<string, string> = {
  Estafeta: `https://cs.estafeta.com/es/Tracking/searchByGet?wayBill=${NUMBER}&wayBillType=0&isShipmentDetail=False`,
  DHL: `https://www.dhl.com/mx-es/home/rastreo.html?tracking-id=${NUMBER}`,
  FedEx: `https://www.fedex.com/fedextrack/?trknbr=${NUMBER}`,
  Paquetexpress: `https://www.paquetexpress.com.mx/rastreo/${NUMBER}`,
  Redpack: `https://www.redpack.com.mx/es/rastreo/?guias=${NUMBER}`,
  '99minutos': `https://tracking.99minutos.com/search/${NUMBER}`,
  UPS: `https://www.ups.com/track?loc=es_MX&tracknum=${NUMBER}`,
  'J&T Express': `https://www.jtexpress.mx/trajectoryQuery?waybillNo=${NUMBER}&flag=1`,
  iVoy: 'https://v2.ivoy.mx/client/app/track/package',
  'Correos de México': 'https://www.correosdemexico.gob.mx/SSLServicios/SeguimientoEnvio/Seguimiento.aspx',
};
export const CARRIERS = Object.keys(PAGES);

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
/** The carrier's page, also when a service follows its name, as in 'DHL Express'. */
export const carrierPage = (carrier: string): string | undefined => {
  const names = [carrier, carrier.trim().split(/\s/)[0]!].map(plain);
  const known = CARRIERS.find((name) => names.includes(plain(name)) || plain(name) === `${names[1]}express`);
  return known && PAGES[known];
};

const numbered = (page: string, number: string) =>
  page.replaceAll(NUMBER, encodeURIComponent(number.replaceAll(/\s/g, '')));

export const carrierName = line(2, 60, 'Escribe la paquetería');
export const trackingNumber = line(4, 60, 'Escribe el número de guía').check(z.overwrite(asToken));
/** The address to follow a parcel; '{guia}' in it stands for the number. */
export const trackingUrl = line(0, 1000, LINK).check(
  z.refine<string>((url) => safeLink(url) !== undefined, LINK),
);

type Parcel = { carrier: string; number: string; url?: string | undefined };
/** The same with the number in its link. */
export const withNumber = <P extends Parcel>(parcel: P): P =>
  parcel.url ? { ...parcel, url: numbered(parcel.url, parcel.number) } : parcel;

/** The data to follow a parcel: its carrier, its number, and the carrier's page where the shop knows it. */
export const tracking = z
  .strictObject({ carrier: carrierName, number: trackingNumber, url: z.optional(trackingUrl) })
  .check(z.overwrite((parcel) => withNumber(parcel)));
export type Tracking = z.infer<typeof tracking>;

/** The link for the buyer; undefined when only the number is known. */
export const trackingLink = ({ carrier, number, url }: Tracking): string | undefined => {
  const page = carrierPage(carrier);
  return safeLink(url) ?? (page && numbered(page, number));
};
