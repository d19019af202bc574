import type { DeliveryAddress } from '@shop/contracts/address';
import type { PayChoice, PayKind, ProviderChoice } from '@shop/contracts/pay-kinds';

type PageLine = {
  elixirId: number;
  name: string;
  quantity: number;
  priceCents: number;
  discountCents?: number;
  imageUrl: string;
  flowers?: string[];
};
/** `freeMonths`: plans without interest that hold for this total. */
export type PayWays = { kinds?: PayKind[]; maxInstallments?: number; freeMonths?: number[] };
export type PageOrder = {
  checkoutId: string;
  lines: PageLine[];
  /** Added on top of the lines. */
  shippingCents?: number;
  taxCents?: number;
  /** The text on the buyer's card statement; without it the provider writes the account's name. */
  statementText?: string;
  payer?: Pick<DeliveryAddress, 'name' | 'email'> &
    Partial<Pick<DeliveryAddress, 'phone' | 'address' | 'city' | 'state' | 'zip'>>;
  payUntil?: Date;
  /** The allowed ways to pay and numbers of months; without it the provider decides. */
  ways?: PayWays;
  /** What the shopper chose: the page starts with it. */
  payWith?: ProviderChoice;
  /** The provider that the owner wants; without it the one of the environment. */
  provider?: string;
  /** The unpayable page that it replaces: a payment failed there, or the shopper chose another way to pay. */
  insteadOf?: string;
};
/** Where a checkout is paid. `account` is the seller's account at the provider. */
export type PaymentPage = {
  provider: string;
  id: string;
  url: string;
  account?: string;
  /** The longest plan without interest that the provider was told about. */
  freeMonths?: number;
  payWith?: PayChoice;
};

/** What only some providers can do. */
export type PageCapabilities = {
  /** The least amount that a page takes, in centavos. */
  leastCents: number;
  partialRefunds: boolean;
  expiringLinks: boolean;
  /** Months without interest can be set for each page. */
  freeMonths: boolean;
  /** A page can be paid again after a failed payment, and its end can be moved. */
  pagesAreReused: boolean;
};

/** The payment page that a checkout needs from a provider. Every call: @throws ProviderError within 5 seconds */
export type PaymentPagePort = {
  /** Makes a page of the provider that the order or the environment names. */
  createPage: (order: PageOrder) => Promise<PaymentPage>;
  /** Makes a page unpayable from `from` on, by default at once; repeating it does no harm. */
  expirePage: (page: Pick<PaymentPage, 'provider' | 'id'>, order: PageOrder, from?: Date) => Promise<void>;
  /** Whether the keys of a provider are set; without a name, of the one that the environment chooses. */
  isReady: (provider?: string) => boolean;
  /** The least amount of its page in centavos; 0 where it is not ready and the shop takes all money itself. */
  leastCents: (provider?: string) => number;
  /** What the provider of a page can do. */
  can: (provider: string) => PageCapabilities;
};

/** The provider refused, failed or did not answer in time. */
export class ProviderError extends Error {
  constructor(what: string, cause: unknown) {
    super(`payment provider: ${what}`, { cause });
    this.name = 'ProviderError';
  }
}
