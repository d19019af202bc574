import type { Samples } from '@shop/contracts/catalog-samples';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { ShopReadiness } from '@shop/contracts/report';
import { namesSampleBrand } from '@shop/contracts/sample';
import type { FullSettings } from '@shop/contracts/settings';
import { missingOfSeller } from '@shop/contracts/seller';
import type { OwnText } from '@shop/contracts/text';
import { counted } from '../list/counted.ts';
import { isInvented, sampleTexts, type TextLink } from './text-steps.ts';

/** One step before a shop can sell, and its page. `isDone` follows from the state, whoever did it. */
export type SetupStep = {
  id: string;
  title: string;
  text: string;
  to: string;
  isDone: boolean;
  texts?: TextLink[];
};
/** The state that the guide checks; what could not be read is not reported as missing. */
export type ShopState = Partial<{
  shop: FullSettings;
  ready: ShopReadiness;
  samples: Samples;
  texts: OwnText[];
}>;

const SETTINGS = '/admin/settings';
const KEYS = `${SETTINGS}#cobros-y-correo`;

const brandStep = ({ name, logo }: FullSettings): SetupStep => ({
  id: 'marca',
  title: 'Nombre y logo',
  text: namesSampleBrand(name)
    ? `La tienda se llama todavía «${name}».`
    : 'Sube tu logo: se ve en la tienda, los correos y las hojas de empaque.',
  to: `${SETTINGS}#marca`,
  isDone: logo !== null && !namesSampleBrand(name),
});

/** The sample records that one step removes, in words. */
const samplesText = ({ elixirs, flowers, kept }: Samples): string =>
  [
    `Se van ${counted(elixirs, 'producto', 'productos')} y ${counted(flowers, 'flor', 'flores')} que nadie cambió, y los testimonios de muestra.`,
    kept.length > 0 ? `Se quedan las flores de tus productos: ${kept.join(', ')}.` : '',
    'Los pedidos y carritos conservan lo que llevan.',
  ].join(' ');

const catalogSteps = (samples: Samples, texts: OwnText[] = []): SetupStep[] => [
  {
    id: 'producto',
    title: 'Tu primer producto',
    text: 'Nombre, precio y una foto tuya. Lo demás puede esperar.',
    to: '/admin/products?ventana=new',
    isDone: samples.hasOwn,
  },
  {
    id: 'muestras',
    title: 'Las muestras',
    text: samplesText(samples),
    to: '/admin/products',
    isDone: samples.elixirs + samples.flowers === 0 && !texts.some(isInvented),
  },
];

const deliveryStep = ({ deliveryWays }: FullSettings): SetupStep => ({
  id: 'entregas',
  title: 'Entregas',
  text: 'Di cómo llega un pedido y cuánto cuesta. Mientras no digas nada, todo es envío gratis.',
  to: `${SETTINGS}#entregas`,
  isDone: deliveryWays !== undefined,
});

/** Whether the shop takes money itself: by transfer, or at pick-up, which needs a pick-up place. */
const takesItself = ({ ownTransfer, payAtPickup, deliveryWays }: Partial<FullSettings>): boolean =>
  ownTransfer !== undefined ||
  (payAtPickup !== undefined && (deliveryWays?.ways ?? []).some(({ kind }) => kind === 'pickup'));

const accountSteps = (ready: ShopReadiness, shop: Partial<FullSettings> = {}): SetupStep[] => [
  ...(ready.labelKeyRefused
    ? [
        {
          id: 'guias',
          title: 'Guías',
          // Written out, because importing the rows of the accounts would add 1.2 kB here.
          text: 'Envia.com ya no acepta la llave de la tienda: no se compran guías ni se siguen paquetes. Pon otra en Cobros y correo.',
          to: KEYS,
          isDone: false,
        },
      ]
    : []),
  {
    id: 'cobros',
    title: 'Cobros reales',
    text: `Nadie paga todavía con dinero real. Pon tus llaves de ${PROVIDER_LABEL} en Cobros y correo, o di en Tienda cómo cobras por tu cuenta.`,
    to: KEYS,
    isDone: ready.livePayments || takesItself(shop),
  },
  {
    id: 'correo',
    title: 'Correo',
    text: 'Los correos se guardan sin enviarse. Conecta el tuyo en Cobros y correo.',
    to: `${SETTINGS}#cuenta-mail`,
    isDone: ready.sendsMail,
  },
  {
    id: 'avisos',
    title: 'Tus avisos',
    text: 'Nadie recibe los avisos de pedidos y mensajes. Pon tu correo en Tienda.',
    to: `${SETTINGS}#avisos`,
    isDone: ready.hasOwnerEmail,
  },
];

function sellerStep(shop: FullSettings): SetupStep {
  const missing = missingOfSeller(shop);
  return {
    id: 'vende',
    title: 'Quién vende',
    text: `La ley pide decirlo antes de cobrar con dinero real. Falta: ${missing.join(', ')}.`,
    to: `${SETTINGS}#quien-vende`,
    isDone: missing.length === 0,
  };
}

const textsStep = (texts: TextLink[], isAlone: boolean): SetupStep => ({
  id: 'textos',
  title: 'Textos de la muestra',
  text: `Nombran la marca o el lugar de la muestra${isAlone ? `, o a ${PROVIDER_LABEL}, con quien no cobras` : ''}, o son borradores que conviene leer con un abogado.`,
  to: '/admin/texts',
  isDone: texts.length === 0,
  texts,
});

const orderStep = ({ hasOrder }: ShopReadiness): SetupStep => ({
  id: 'pedido',
  title: 'Un pedido de prueba',
  text: 'Compra un frasco en tu tienda y págalo: verás lo que ve quien te compra, y el pedido aquí.',
  to: '/menu',
  isDone: hasOrder ?? false,
});

/** The steps of a shop's first day, in their best order. */
export function setupSteps({ shop, ready, samples, texts }: ShopState): SetupStep[] {
  const isAlone = ready?.takesOnline === false && shop !== undefined && takesItself(shop);
  return [
    ...(shop ? [brandStep(shop)] : []),
    ...(samples ? catalogSteps(samples, texts) : []),
    ...(shop ? [deliveryStep(shop), sellerStep(shop)] : []),
    ...(ready ? accountSteps(ready, shop) : []),
    ...(shop && texts ? [textsStep(sampleTexts(texts, shop, isAlone), isAlone)] : []),
    ...(ready ? [orderStep(ready)] : []),
  ];
}
