import type { ActivityEntry } from '@shop/contracts/activity';
import type { ApiToken } from '@shop/contracts/api-token';
import type { Consent } from '@shop/contracts/consent';
import type { Customer } from '@shop/contracts/customer';
import type { ContactInquiry } from '@shop/contracts/contact';
import type { Discount } from '@shop/contracts/discount';
import type { MailSummary } from '@shop/contracts/mail';
import type { Opinion } from '@shop/contracts/opinion';
import type { TeamMember } from '@shop/contracts/team';
import {
  aDiscount,
  aFlower,
  aLot,
  anElixir,
  anOrder,
  aPaymentException,
} from '@shop/contracts/testing/builders';
import { WEBHOOK_EVENTS, type WebhookEndpoint } from '@shop/contracts/webhook';

const AT = '2026-11-21T12:00:00.000Z';
const NAME = 'María de los Ángeles Hernández-Villavicencio y Montes de Oca';
const MAIL = 'maria.de.los.angeles.hernandez.villavicencio@correo-electronico.example.com';
const LONG = 'Miel de tajonal con pétalos de cempasúchil y flor de azahar de los patios de Mérida';

const orderRow = (at: number) =>
  anOrder({
    id: `order-${at}`,
    number: `FK-${String(at).padStart(6, '0')}`,
    customerName: NAME,
    customerEmail: MAIL,
    shippingCity: 'San Cristóbal de las Casas',
    pieces: at,
    needsAddress: at % 2 === 0,
    doNotShip: at % 3 === 0,
    gift: { recipient: 'Ana' },
  });
const customerRow = (at: number): Customer => ({
  id: `customer-${at}`,
  email: MAIL,
  name: NAME,
  phone: '9991234567',
  city: 'Mérida',
  state: 'Yucatán',
  orders: at,
  spent: 12_345.5 * at,
  firstOrderAt: AT,
  lastOrderAt: AT,
  note: at % 2 ? 'Le gusta la miel clara' : null,
});
const messageRow = (at: number): ContactInquiry => ({
  id: at,
  name: NAME,
  email: MAIL,
  message: `${LONG}. ${LONG}.`,
  isRead: at % 2 === 0,
  createdAt: AT,
  ...(at % 3 === 0 && { replies: [{ at: AT, who: 'administradora', text: 'Sí.', status: 'failed' }] }),
});
const mailRow = (at: number): MailSummary => ({
  id: `mail-${at}`,
  kind: 'order-paid',
  status: at % 2 ? 'sent' : 'failed',
  to: MAIL,
  subject: `Recibimos tu pago: tu pedido FK-00000${at % 10} está en camino a tu casa`,
  attempts: 1,
  createdAt: AT,
});
const discountRow = (at: number): Discount => ({
  id: at,
  ...aDiscount({
    code: `PRIMAVERA-DE-ABEJAS-${at}`,
    note: LONG,
    minimum: 1_500,
    startsOn: '2026-11-01',
    endsOn: '2027-02-28',
    maxUses: 1_000,
    maxPerBuyer: 2,
  }),
  used: at,
  version: 0,
  createdAt: AT,
});

const giftCardRow = (at: number) => ({
  ...{ id: at, lastFour: 'W4RB', amount: 1_234.5 * at, balance: 1_000 * at, held: at, isBlocked: false },
  ...{ name: LONG, email: `${'persona'.repeat(6)}@example.com`, sendOn: null, sentAt: AT, createdAt: AT },
});

const consentRow = (at: number): Consent => ({
  id: `consent-${at}`,
  email: MAIL,
  purpose: 'stock',
  about: LONG,
  source: 'checkout',
  state: 'unconfirmed',
  at: AT,
});
const activityRow = (at: number): ActivityEntry => ({
  ...{ number: at, at: AT, who: NAME, role: 'owner', address: '', call: 'PATCH /api/elixirs/{id}' },
  ...{ kind: 'products', target: `${at}`, name: LONG, outcome: 'unconfirmed', changes: [], hash: '' },
  sentence: { before: `${NAME} cambió `, thing: `el producto ${LONG}`, after: '' },
});
const opinionRow = (at: number): Opinion => ({
  ...{ id: `order-${at}.1`, orderId: `order-${at}`, orderNumber: `FK-${String(at).padStart(6, '0')}` },
  ...{
    elixirId: 1,
    product: LONG,
    stars: 5,
    text: `${LONG}. ${LONG}.`,
    name: NAME,
    at: AT,
    state: 'published',
  },
  ...{ photos: ['a', 'b'], version: 0 },
});
const exceptionRow = (at: number) =>
  aPaymentException({
    id: `payment-${at}`,
    amount: 12_345.5 * at,
    orderNumber: `FK-${String(at).padStart(6, '0')}`,
    buyer: { email: MAIL },
    refundAt: AT,
  });
const memberRow = (at: number): TeamMember => ({
  ...{
    id: at,
    username: `maria.de.los.angeles.${at}`,
    role: 'owner',
    isDisabled: at % 2 === 0,
    isYou: at === 1,
  },
});
const tokenRow = (at: number): ApiToken => ({
  ...{ id: `token-${at}`, name: LONG, scopes: ['orders:read', 'orders:write', 'stock:write'] },
  ...{ createdBy: NAME, createdAt: AT, endsAt: AT, lastUsedAt: AT },
});
const webhookRow = (at: number): WebhookEndpoint => ({
  ...{ id: `webhook-${at}`, url: `https://${'avisos'.repeat(6)}.example.com/tienda`, hasPeople: true },
  ...{ events: [...WEBHOOK_EVENTS], isEnabled: true, failingSince: AT, createdBy: NAME, createdAt: AT },
});

/** The call of each back-office list, and a row with long words. */
export const LISTS: Record<string, [address: string, row: (at: number) => object]> = {
  '/admin/orders': ['**/api/orders?*', orderRow],
  '/admin/products': [
    '**/api/elixirs?*',
    (at) =>
      anElixir({ id: at, name: `${LONG} ${at}`, price: 1_234.5 * at, stock: at, stockSeen: at, reserved: 3 }),
  ],
  '/admin/flowers': [
    '**/api/flowers',
    (at) => aFlower({ id: at, name: `Flor ${LONG}`, scientificName: LONG }),
  ],
  '/admin/customers': ['**/api/admin/customers?*', customerRow],
  '/admin/messages': ['**/api/admin/messages?*', messageRow],
  '/admin/mails': ['**/api/admin/mails?*', mailRow],
  '/admin/discounts': ['**/api/admin/discounts', discountRow],
  '/admin/gift-cards': ['**/api/admin/gift-cards?*', giftCardRow],
  '/admin/activity': ['**/api/admin/activity?*', activityRow],
  '/admin/lots': [
    '**/api/lots',
    (at) => aLot({ id: at, code: `TAJONAL-2026-${at}`, flower: LONG, place: LONG }),
  ],
};

const thirty = <Row>(row: (at: number) => Row): Row[] => Array.from({ length: 30 }, (_, at) => row(at + 1));
/** Lists whose rows are as high as their content, and their calls; the texts are the shop's own. */
export const HIGH_LISTS: Record<string, Record<string, object>> = {
  '/admin/consents': { '**/api/admin/consents?*': thirty(consentRow) },
  '/admin/opinions': { '**/api/admin/opinions?*': thirty(opinionRow) },
  '/admin/reviews': { '**/api/admin/reviews?*': thirty(exceptionRow) },
  '/admin/team': { '**/api/admin/team': { members: thirty(memberRow), invitations: [] } },
  '/admin/integrations': {
    '**/api/admin/tokens': thirty(tokenRow),
    '**/api/admin/webhooks': thirty(webhookRow),
  },
  '/admin/texts': {},
};

/** The windows of those lists that need only their row, by their name in the address. */
export const WINDOWS: Record<string, string[]> = {
  '/admin/orders': ['new', 'status.order-1'],
  '/admin/products': ['new', 'edit.1', 'details.1', 'import', 'delete.1'],
  '/admin/flowers': ['new', 'edit.1', 'details.1', 'delete.1'],
  '/admin/customers': ['forget'],
  '/admin/messages': ['read.3'],
  '/admin/mails': ['sample.order-paid'],
  '/admin/discounts': ['new', 'edit.1'],
  '/admin/gift-cards': ['new', 'edit.1'],
  '/admin/lots': ['new', 'edit.1'],
};
