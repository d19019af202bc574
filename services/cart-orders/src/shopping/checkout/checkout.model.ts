import type { DeliveryAddress } from '@shop/contracts/address';
import type { Elixir } from '@shop/contracts/elixir';
import type { PayChoice } from '@shop/contracts/pay-kinds';
import type { IvaRate } from '@shop/contracts/iva';
import type { SoldPart } from '@shop/contracts/kit';
import { FIRST_PROVIDER } from '@shop/contracts/payment-browsers';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import { soldAtFields, type SoldAt } from '../pricing/sold-at.model.ts';
import type { PaymentPage } from './payment-page.port.ts';
import { costSchema, type ProductCost } from './product-costs.ts';
import { addressSchema } from './address.schema.ts';

/** Prices in centavos; `flowers` are names. Frozen: the order is made of it, whatever the catalogue says later. */
export type CheckoutLine = {
  elixirId: number;
  name: string;
  priceCents: number;
  quantity: number;
  /** The picture's key (pictures/picture-keys.ts). */
  imageUrl: string;
  flowers?: string[];
  contents?: Elixir['contents'];
  isCustom: boolean;
  /** The contents of one piece of a kit. */
  parts?: SoldPart[];
  /** What discount code and promotion take off all pieces of the line. */
  discountCents?: number;
  /** The rate of the tax that the price includes. */
  iva?: IvaRate;
  /** The recipient of a gift card; removed once the card is made (gift-cards/follow-gift-cards.ts). */
  giftCard?: SoldGiftCard;
};
export type SoldGiftCard = { name: string; email: string; message: string; sendOn: string | null };

/** The name of a buyer's own elixir once the buyer is forgotten. */
export const FORGOTTEN_ELIXIR = 'Elixir propio';

/**
 * open → ordered, or open → superseded by a newer checkout of the same cart. `ordered_twice`: the second order of a
 * cart, from before a unique index refused that.
 */
export const CHECKOUT_STATUSES = ['open', 'ordered', 'superseded', 'ordered_twice'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** Things that may be scarce. */
export type HoldName = 'stock' | 'discount' | 'giftCard';

/** The stored field names are those of the first provider. */
type StoredPage = {
  id: string;
  initPoint: string;
  collectorId?: string;
  freeMonths?: number;
  payWith?: PayChoice;
};

export const toStoredPage = ({ id, url, account, freeMonths, payWith }: PaymentPage): StoredPage => ({
  id,
  initPoint: url,
  ...(account ? { collectorId: account } : {}),
  ...(freeMonths ? { freeMonths } : {}),
  ...(payWith ? { payWith } : {}),
});

/** The payment page of a checkout, once it is known. */
export function pageOf({ preference, provider }: Pick<CheckoutRow, 'preference' | 'provider'>) {
  if (!preference) return undefined;
  const { id, initPoint: url, collectorId: account, freeMonths, payWith } = preference;
  const page: PaymentPage = { provider: provider ?? FIRST_PROVIDER, id, url };
  return {
    ...page,
    ...(account ? { account } : {}),
    ...(freeMonths ? { freeMonths } : {}),
    ...(payWith ? { payWith } : {}),
  };
}

export type CheckoutRow = SoldAt & {
  _id: string;
  cartId: string;
  /** The order cycle of the cart that this checkout froze. */
  cartRound: number;
  sessionId: string;
  /** Changes whenever the cart differs from what this checkout froze. */
  fingerprint: string;
  lines: CheckoutLine[];
  costs?: ProductCost[];
  shipping?: DeliveryAddress;
  status: CheckoutStatus;
  /** The order to which its lines are added once it is paid; the checkout makes no order of its own. */
  addsTo?: string;
  /** Its payment page (`pageOf`). Checkouts of earlier releases name no provider. */
  preference?: StoredPage;
  provider?: string;
  /** Something scarce is held for it until then (holds.ts), so it can be paid until then only. */
  payUntil?: Date;
  /** The scarce things that it needs. */
  holds?: HoldName[];
  /** It is replaced but its page is still payable: when to ask the provider next to close that page. */
  expireAt?: Date;
  createdAt: Date;
  updatedAt: Date;
};
export type NewCheckout = SoldAt &
  Pick<
    CheckoutRow,
    | 'cartId'
    | 'cartRound'
    | 'sessionId'
    | 'fingerprint'
    | 'lines'
    | 'shipping'
    | 'payUntil'
    | 'holds'
    | 'addsTo'
  >;

/** Checkouts that still have an address. */
export const ADDRESSED_INDEX = { status: 1, createdAt: 1 } as const;

const required = true;
export const partSchema = new Schema<SoldPart>(
  {
    elixirId: { type: Number, required },
    count: { type: Number, required },
    name: { type: String, required },
    contents: Schema.Types.Mixed,
  },
  { _id: false },
);
const giftSchema = new Schema<SoldGiftCard>(
  { name: String, email: String, message: String, sendOn: { type: String, default: null } },
  { _id: false },
);
const lineSchema = new Schema<CheckoutLine>(
  {
    elixirId: { type: Number, required },
    name: { type: String, required },
    priceCents: { type: Number, required },
    quantity: { type: Number, required },
    imageUrl: String,
    flowers: { type: [String], default: undefined },
    contents: Schema.Types.Mixed,
    isCustom: { type: Boolean, required },
    parts: { type: [partSchema], default: undefined },
    discountCents: Number,
    iva: String,
    giftCard: giftSchema,
  },
  { _id: false },
);
const pageSchema = new Schema<StoredPage>(
  {
    id: { type: String, required },
    initPoint: { type: String, required },
    collectorId: String,
    freeMonths: Number,
    payWith: String,
  },
  { _id: false },
);
const schema = new Schema<CheckoutRow>(
  {
    _id: String,
    cartId: { type: String, required },
    cartRound: { type: Number, required },
    sessionId: { type: String, required },
    fingerprint: { type: String, required },
    lines: { type: [lineSchema], required },
    costs: { type: [costSchema], default: undefined },
    ...soldAtFields,
    shipping: addressSchema,
    status: { type: String, required, enum: CHECKOUT_STATUSES },
    addsTo: String,
    preference: pageSchema,
    provider: String,
    payUntil: Date,
    holds: { type: [String], default: undefined },
    expireAt: Date,
  },
  { timestamps: true, versionKey: false },
)
  // A cart has one open checkout: when two tabs start one at the same moment, only one stays payable.
  .index({ cartId: 1 }, { unique: true, partialFilterExpression: { status: 'open' } })
  // One order cycle of a cart cannot be ordered twice.
  .index({ cartId: 1, cartRound: 1 }, { unique: true, partialFilterExpression: { status: 'ordered' } })
  .index({ 'shipping.email': 1 }, { sparse: true })
  .index({ 'shipping.phone': 1 }, { sparse: true })
  .index(ADDRESSED_INDEX, { partialFilterExpression: { shipping: { $exists: true } } })
  .index({ expireAt: 1 });

export const checkoutModel = modelOf('Checkout', schema, 'checkouts');
