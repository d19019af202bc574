import type { DeliveryAddress } from '@shop/contracts/address';
import type { PayChoice, PayKind, ProviderChoice } from '@shop/contracts/pay-kinds';

type PageLine = {
  elixirId: number;
  name: string;
  quantity: number;
  priceCents: number;
  discountCents?: number;
  imageUrl: string;
  /** What is in it. */
  flowers?: string[];
};
/** `freeMonths`: plans without interest that hold for this total. */
export type PayWays = { kinds?: PayKind[]; maxInstallments?: number; freeMonths?: number[] };
export type PageOrder = {
  checkoutId: string;
  lines: PageLine[];
  /** What comes on top of the lines. */
  shippingCents?: number;
  taxCents?: number;
  /** What stands on the statement of the buyer's card; without it the provider writes the account's name. */
  statementText?: string;
  payer?: Pick<DeliveryAddress, 'name' | 'email'> &
    Partial<Pick<DeliveryAddress, 'phone' | 'address' | 'city' | 'state' | 'zip'>>;
  payUntil?: Date;
  /** What one can pay with, and in how many months; without it the provider decides. */
  ways?: PayWays;
  /** What the shopper chose: the page begins with it. */
  payWith?: ProviderChoice;
  /** Whose page the owner wants; without it that of the environment. */
  provider?: string;
  /** It stands for this page, which can be paid no more: a payment failed there, or the shopper chose anew. */
  insteadOf?: string;
};
/** Where a checkout is paid. `account` is the seller's at the provider. */
export type PaymentPage = {
  provider: string;
  id: string;
  url: string;
  account?: string;
  /** The longest plan without interest that the provider was told of. */
  freeMonths?: number;
  payWith?: PayChoice;
};

/** What not every provider can. */
export type PageCapabilities = {
  /** The least that can be paid on a page. */
  leastCents: number;
  partialRefunds: boolean;
  expiringLinks: boolean;
  /** Months without interest can be told of each page. */
  freeMonths: boolean;
  /** After a payment that failed a page can be paid again, and its term can be moved. */
  pagesAreReused: boolean;
};

/** The payment page that a checkout needs of a provider. Every call: @throws ProviderError within 5 seconds */
export type PaymentPagePort = {
  /** A page of the provider that the environment chooses. */
  createPage: (order: PageOrder) => Promise<PaymentPage>;
  /** Makes a page unpayable from then on, by itself from now on; doing it again is no harm. */
  expirePage: (page: Pick<PaymentPage, 'provider' | 'id'>, order: PageOrder, from?: Date) => Promise<void>;
  /** Whether there are keys of a provider; without a name, of that which the environment chooses. */
  isReady: (provider?: string) => boolean;
  /** The least that its page takes; 0 where it is not ready, and the shop takes all money itself. */
  leastCents: (provider?: string) => number;
  /** What the provider of a page can. */
  can: (provider: string) => PageCapabilities;
};

/** The provider refused, failed or did not answer in time. */
export class ProviderError extends Error {
  constructor(what: string, cause: unknown) {
    super(`payment provider: ${what}`, { cause });
    this.name = 'ProviderError';
  }
}
