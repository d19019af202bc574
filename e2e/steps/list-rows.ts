import type { Customer } from '@shop/contracts/customer';
import type { ContactInquiry } from '@shop/contracts/contact';
import type { Discount } from '@shop/contracts/discount';
import type { MailSummary } from '@shop/contracts/mail';
import { aDiscount, aFlower, aLot, anElixir, anOrder } from '@shop/contracts/testing/builders';

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

/** What each list of the back office reads, and a row of it with long words. */
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
  '/admin/lots': [
    '**/api/lots',
    (at) => aLot({ id: at, code: `TAJONAL-2026-${at}`, flower: LONG, place: LONG }),
  ],
};

/** The windows of those lists that need nothing else than their row, by their name in the address. */
export const WINDOWS: Record<string, string[]> = {
  '/admin/orders': ['new', 'status.order-1'],
  '/admin/products': ['new', 'edit.1', 'import', 'delete.1'],
  '/admin/flowers': ['new', 'edit.1', 'delete.1'],
  '/admin/customers': ['forget'],
  '/admin/messages': ['read.3'],
  '/admin/mails': ['sample.order-paid'],
  '/admin/discounts': ['new', 'edit.1'],
  '/admin/gift-cards': ['new', 'edit.1'],
  '/admin/lots': ['new', 'edit.1'],
};
