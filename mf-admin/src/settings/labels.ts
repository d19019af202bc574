import { NETWORKS } from '@shop/contracts/constants';
import type { UseFormReturn } from '@shop/app-kit/forms';
import type { SettingsForm, SettingsFormInput } from '@shop/contracts/settings';

export type Form = UseFormReturn<SettingsFormInput, unknown, SettingsForm>;

/** What the colours are for. */
export const COLOR_LABELS = {
  ground: 'Fondo',
  text: 'Texto',
  dark: 'Pie y franjas',
  button: 'Botón',
  link: 'Enlaces y precios',
  accent: 'Lo elegido',
  detail: 'Detalles',
} as const;

/** What the fields are called on screen. */
export const LABELS: Record<string, string> = {
  name: 'Nombre',
  tagline: 'Lema',
  logo: 'Logotipo',
  nameBesideLogo: 'Mostrar el nombre junto al logo',
  colors: 'Colores',
  ...COLOR_LABELS,
  seller: 'Quién vende',
  sellerRfc: 'RFC',
  contact: 'Contacto',
  email: 'Correo',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  networks: 'Redes sociales',
  ...NETWORKS,
  address: 'Dirección',
  street: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  hours: 'Horario de atención',
  timeZone: 'Hora de la tienda',
  orderPrefix: 'Prefijo de los pedidos',
  statementText: 'Texto en el estado de cuenta',
  ivaIncluded: 'Los precios incluyen IVA',
  paymentMethods: 'Formas de pago que se muestran',
  payKinds: 'Con qué se puede pagar',
  payChoice: 'Elegir en la tienda con qué se paga',
  maxInstallments: 'Hasta cuántos meses',
  freeMonths: 'Meses sin intereses',
  paymentProvider: 'Páginas de pago',
  ownBlends: 'Ofrecer mezclas propias',
  ownBlendSizes: 'Tamaños de la mezcla propia',
  deliveryWays: 'Entregas',
  delivery: 'Cuándo llega',
  workshopFirst: 'Taller, mínimo',
  workshopLast: 'Taller, máximo',
  ownBlend: 'De más por mezcla propia',
  roadFirst: 'Camino, mínimo',
  roadLast: 'Camino, máximo',
  deliveredAfterDays: 'Dar por entregado después de (días)',
  parcel: 'Paquetes',
  pieceGrams: 'Peso de una pieza',
  length: 'Largo de la caja',
  width: 'Ancho de la caja',
  height: 'Alto de la caja',
  ownerEmail: 'Tu correo para avisos',
  retentionMonths: 'Borrar datos de clientes después de (meses)',
  dashboardLinks: 'Enlazar Estadísticas y Clientes en el panel',
};
