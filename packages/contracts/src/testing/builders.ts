import type { Amounts } from '../amounts.ts';
import type { Cart, CartLine } from '../cart.ts';
import type { Content } from '../content.ts';
import { FIRST_DELIVERY } from '../first-delivery.ts';
import { FIRST_PLACE } from '../first-place.ts';
import { FIRST_ZONE } from '../time-zone.ts';
import type { DiscountCreate } from '../discount.ts';
import type { Elixir, ElixirCreate } from '../elixir.ts';
import type { Flower, FlowerCreate } from '../flower.ts';
import type { OwnText, TextDraft } from '../text.ts';
import type { Lot, LotCreate, PublicLot } from '../lot.ts';
import type { Order, OrderItem } from '../order.ts';
import { FIRST_COLORS } from '../palette.ts';
import { lessPesos, timesPesos } from '../money.ts';
import type { RefundOverview } from '../refund.ts';
import type { PaymentException } from '../payment-exception.ts';
import type { FullSettings } from '../settings.ts';
import type { DeliveryAddress } from '../address.ts';

/** Builders of valid values for tests: every call may override what the test is about. */
const NOW = '2026-11-21T12:00:00.000Z';

export const anElixir = (over: Partial<Elixir> = {}): Elixir => ({
  id: 1,
  name: 'Amanecer de Tajonal',
  description: 'Miel clara de tajonal con pétalos de cempasúchil.',
  price: 295,
  imageUrl: 'http://localhost:8080/media/semilla/elixir-01.webp',
  isAvailable: true,
  isCustom: false,
  ...over,
});

export const aLot = (over: Partial<Lot> = {}): Lot => ({
  id: 1,
  code: 'TAJ-2026-01',
  elixirIds: [1],
  flower: 'Tajonal',
  place: 'Maní, Yucatán',
  meliponario: 'El Ramón',
  packedOn: '2026-11-02',
  bestBefore: '2028-11-02',
  note: '',
  isActive: true,
  version: 0,
  ...over,
});

export const aPublicLot = (): PublicLot => ({
  code: 'TAJ-2026-01',
  products: ['Amanecer de Tajonal'],
  flower: 'Tajonal',
  place: 'Maní, Yucatán',
  meliponario: '',
  packedOn: '2026-11-02',
  bestBefore: '2028-11-02',
});

export const aLotCreate = (over: Partial<LotCreate> = {}): LotCreate => {
  const { id: _id, version: _version, ...fields } = aLot();
  return { ...fields, ...over };
};

export const anElixirCreate = (over: Partial<ElixirCreate> = {}): ElixirCreate => ({
  name: 'Amanecer de Tajonal',
  description: 'Miel clara de tajonal con pétalos de cempasúchil.',
  price: 295,
  imageUrl: 'http://localhost:8080/media/semilla/elixir-01.webp',
  isAvailable: true,
  isCustom: false,
  flowers: [],
  ...over,
});

export const aFlower = (over: Partial<Flower> = {}): Flower => ({
  id: 1,
  name: 'Xtabentún',
  description: 'Enredadera de campanas blancas.',
  properties: 'Aroma floral con un recuerdo de anís.',
  imageUrl: 'http://localhost:8080/media/semilla/flor-01.webp',
  isAvailable: true,
  ...over,
});

export const aFlowerCreate = (over: Partial<FlowerCreate> = {}): FlowerCreate => ({
  name: 'Xtabentún',
  description: 'Enredadera de campanas blancas.',
  properties: 'Aroma floral con un recuerdo de anís.',
  imageUrl: 'http://localhost:8080/media/semilla/flor-01.webp',
  isAvailable: true,
  ...over,
});

export const aDiscount = (over: Partial<DiscountCreate> = {}): DiscountCreate => ({
  code: 'MIEL10',
  kind: 'percent',
  value: 10,
  minimum: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxPerBuyer: null,
  isActive: true,
  note: '',
  ...over,
});

export const aCartLine = (elixir: Partial<Elixir> = {}, quantity = 1): CartLine => {
  const made = anElixir(elixir);
  return {
    item: {
      id: made.id,
      cartId: 'cart-0123456789abcdef',
      elixirId: made.id,
      quantity,
      createdAt: NOW,
      updatedAt: NOW,
    },
    elixir: made,
    ...(made.isAvailable && { total: timesPesos(made.price, quantity) }),
  };
};

/** The price of the lines, in pesos, less the discount of a code. */
export const someAmounts = (lines = 295, discount = 0): Amounts => ({
  lines,
  discount,
  shipping: 0,
  tax: 0,
  currency: 'MXN',
  total: lessPesos(lines, discount),
});

export const aCart = (
  lines: CartLine[] = [],
  over: Pick<Cart, 'discount' | 'promotion' | 'notice'> = {},
): Cart => {
  const total = lines.reduce((sum, line) => sum + (line.total ?? 0), 0);
  const amounts = someAmounts(total, over.discount?.amount);
  return { cart: { id: 'cart-0123456789abcdef' }, items: lines, total, amounts, ...over };
};

export const aShipping = (over: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  name: 'Persona de Muestra',
  email: 'muestra@example.com',
  address: 'Calle 60 número 491',
  city: 'Mérida',
  state: 'Yucatán',
  zip: '97000',
  ...over,
});

export const anOrder = (over: Partial<Order> = {}): Order => ({
  id: 'order-0123456789abcdef',
  number: 'FK-000001',
  customerName: 'Persona de Muestra',
  customerEmail: 'muestra@example.com',
  shippingAddress: 'Calle 60 número 491',
  shippingCity: 'Mérida',
  shippingState: 'Yucatán',
  shippingZip: '97000',
  shippingCountry: 'México',
  total: 295,
  totalAmount: 295,
  amounts: someAmounts(over.total ?? 295, over.discount?.amount),
  status: 'processing',
  paymentStatus: 'approved',
  createdAt: NOW,
  updatedAt: NOW,
  ...over,
});

export const anOrderItem = (over: Partial<OrderItem> = {}): OrderItem => ({
  id: 1,
  orderId: 'order-0123456789abcdef',
  elixirId: 1,
  elixirName: 'Amanecer de Tajonal',
  quantity: 1,
  price: 295,
  total: timesPesos(over.price ?? 295, over.quantity ?? 1),
  createdAt: NOW,
  ...over,
});

export const aContent = (over: Partial<Content> = {}): Content => ({
  id: 1,
  page: 'about',
  section: 'hero',
  title: 'Nuestra historia',
  content: 'Flor de Kaab empezó en un patio de Mérida.',
  imageUrl: null,
  createdAt: NOW,
  updatedAt: NOW,
  ...over,
});

export const anOwnText = (over: Partial<OwnText> = {}): OwnText => ({
  ...aContent(),
  version: 3,
  publishedVersion: 3,
  publishedBy: 'duena',
  publishedAt: NOW,
  ...over,
});

export const aTextDraft = (over: Partial<TextDraft> = {}): TextDraft => ({
  title: 'Nuestra historia',
  content: 'Todo empezó en un patio.',
  imageUrl: null,
  by: 'ana',
  at: NOW,
  basedOn: 3,
  ...over,
});

export const aRefundOverview = (over: Partial<RefundOverview> = {}): RefundOverview => ({
  paid: 295,
  refunded: 0,
  left: 295,
  refunds: [],
  ...over,
});

export const aPaymentException = (over: Partial<PaymentException> = {}): PaymentException => ({
  id: '10000000001-amount',
  kind: 'amount',
  paymentId: '10000000001',
  paymentStatus: 'approved',
  amount: 294.99,
  expected: 295,
  currency: 'MXN',
  refunds: aRefundOverview({ paid: 294.99, left: 294.99 }),
  status: 'open',
  createdAt: NOW,
  ...over,
});

export const someSettings = (over: Partial<FullSettings> = {}): FullSettings => ({
  name: 'Flor de Kaab',
  tagline: 'Elixir Ancestral de México',
  logo: null,
  orderPrefix: 'FK',
  statementText: 'FLOR DE KAAB',
  colors: FIRST_COLORS,
  contact: { email: '', phone: '', whatsapp: '' },
  networks: { instagram: '', facebook: '', tiktok: '', youtube: '' },
  address: FIRST_PLACE,
  ivaIncluded: false,
  ownerEmail: '',
  dashboardLinks: false,
  delivery: FIRST_DELIVERY,
  timeZone: FIRST_ZONE,
  retentionMonths: null,
  paymentMethods: ['visa', 'mastercard', 'amex', 'oxxo', 'spei', 'mercadopago'],
  version: 0,
  ...over,
});
