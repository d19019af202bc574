import type { PaymentStatus } from '@shop/contracts/order';

/** A payment as the provider knows it now. */
export type ProviderPayment = {
  id: string;
  status: PaymentStatus;
  /** The provider's reason, e.g. 'accredited' or 'cc_rejected_insufficient_amount'. */
  statusDetail: string;
  /** The checkout it pays for, when it was made from one of our preferences. */
  externalReference?: string;
  amountCents: number;
  currency: string;
  collectorId?: string;
};

export type PreferenceLine = {
  elixirId: number;
  name: string;
  quantity: number;
  priceCents: number;
  imageUrl: string;
};
export type PreferenceOrder = {
  checkoutId: string;
  lines: PreferenceLine[];
  payer?: { name: string; email: string };
};
export type ProviderPreference = { id: string; initPoint: string; collectorId?: string };

/** What the shop needs of a payment provider. Every call: @throws ProviderError within 5 seconds */
export type PaymentPort = {
  createPreference: (order: PreferenceOrder) => Promise<ProviderPreference>;
  getPayment: (id: string) => Promise<ProviderPayment | undefined>;
  /** Ids of all payments made for a checkout. */
  findPayments: (checkoutId: string) => Promise<string[]>;
};

/** The provider refused, failed or did not answer in time. */
export class ProviderError extends Error {
  constructor(what: string, cause: unknown) {
    super(`Mercado Pago: ${what}`, { cause });
    this.name = 'ProviderError';
  }
}
