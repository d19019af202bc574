/** Where the shop may have an account that quotes parcels and sells labels: its name in Spanish sentences, and its pages. */
type CarrierAccount = { label: string; panel: string };

/** By the provider's name. */
export const CARRIER_ACCOUNTS = {
  envia: { label: 'Envia.com', panel: 'https://ship.envia.com' },
} as const satisfies Record<string, CarrierAccount>;

export type CarrierProviderName = keyof typeof CARRIER_ACCOUNTS;
export const CARRIER_PROVIDERS = Object.keys(CARRIER_ACCOUNTS) as [CarrierProviderName];
