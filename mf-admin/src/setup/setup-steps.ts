import { CARRIER_ACCOUNTS } from '@shop/contracts/carrier-accounts';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { Content } from '@shop/contracts/content';
import type { ShopReadiness } from '@shop/contracts/report';
import type { Settings } from '@shop/contracts/settings';
import { SAMPLE } from '@shop/contracts/sample';
import { pageLabel } from '../content/pages.ts';
import { sectionName } from '../content/section-names.ts';
import { saidInTienda } from '../texts/of-tienda.ts';

/** Something that the shop came with and its owner has not replaced, and where that is done. */
export type SetupStep = { title: string; text: string; to: string };

/** Contracts with shoppers, which a lawyer reads: drafts until their owner has saved them once. */
const FOR_A_LAWYER = new Set(['legal/terminos', 'legal/privacidad']);
const isSample = ({ page, section, title, content, createdAt, updatedAt }: Content) =>
  SAMPLE.test(title ?? '') ||
  SAMPLE.test(content ?? '') ||
  (FOR_A_LAWYER.has(`${page}/${section}`) && createdAt === updatedAt);

/** The entries that are shown and still are what the shop came with. */
export const contentSteps = (entries: Content[], shop: Settings): SetupStep[] =>
  entries
    .filter(isSample)
    .filter((entry) => !saidInTienda(entry, shop))
    .map((entry) => ({
      title: `${pageLabel(entry.page)}: ${sectionName(entry) ?? entry.section}`,
      text:
        entry.page === 'legal'
          ? 'Es un borrador: revísalo con un abogado y guárdalo.'
          : 'Tiene datos de muestra.',
      to:
        saidInTienda(entry, shop) !== undefined
          ? '/admin/settings'
          : `/admin/content-list?${new URLSearchParams({
              ...(entry.page === 'legal' && { pagina: 'legal' }),
              editar: String(entry.id),
            })}`,
    }));

const KEYS = '/admin/settings#cobros-y-correo';

/** Accounts of the shop that are not connected, and who is told. */
export const serviceSteps = ({
  livePayments,
  sendsMail,
  hasOwnerEmail,
  labelKeyRefused,
}: ShopReadiness): SetupStep[] => [
  ...(labelKeyRefused
    ? [
        {
          title: 'Guías',
          text: `${CARRIER_ACCOUNTS.envia.label} ya no acepta la llave de la tienda: no se compran guías ni se siguen paquetes. Pon otra en Cobros y correo.`,
          to: KEYS,
        },
      ]
    : []),
  ...(livePayments
    ? []
    : [
        {
          title: 'Cobros reales',
          text: `Nadie paga todavía con dinero real. Pon tus llaves de ${PROVIDER_LABEL} en Cobros y correo.`,
          to: KEYS,
        },
      ]),
  ...(sendsMail
    ? []
    : [
        {
          title: 'Correo',
          text: 'Los correos se guardan sin enviarse. Conecta el tuyo en Cobros y correo.',
          to: KEYS,
        },
      ]),
  ...(hasOwnerEmail
    ? []
    : [
        {
          title: 'Tus avisos',
          text: 'Nadie recibe los avisos de pedidos y mensajes. Pon tu correo en Tienda.',
          to: '/admin/settings',
        },
      ]),
];
