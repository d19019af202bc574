export type PreferenceLine = {
  elixirId: number;
  name: string;
  quantity: number;
  priceCents: number;
  discountCents?: number;
  imageUrl: string;
};
export type PreferenceOrder = {
  checkoutId: string;
  lines: PreferenceLine[];
  /** What stands on the statement of the buyer's card; without it the provider writes the account's name. */
  statementText?: string;
  payer?: { name: string; email: string };
  payUntil?: Date;
};
export type ProviderPreference = { id: string; initPoint: string; collectorId?: string };

/** The payment page that a checkout needs of a provider. Every call: @throws ProviderError within 5 seconds */
export type PreferencePort = {
  createPreference: (order: PreferenceOrder) => Promise<ProviderPreference>;
  /** Makes a preference unpayable from then on, by itself from now on; doing it again is no harm. */
  expirePreference: (id: string, order: PreferenceOrder, from?: Date) => Promise<void>;
};

/** The provider refused, failed or did not answer in time. */
export class ProviderError extends Error {
  constructor(what: string, cause: unknown) {
    super(`Mercado Pago: ${what}`, { cause });
    this.name = 'ProviderError';
  }
}
