/**
 * What pages need of a payment provider: its name in Spanish sentences, the address of its script, and what else the
 * policy of /checkout allows (`files` for scripts and styles, `origins` for requests and frames).
 */
export type PaymentBrowser = {
  label: string;
  /** What the owner chooses it by, where there is a choice. */
  choice?: string;
  /** Without one its page is a link only. */
  script?: string;
  cspOrigins: { files: readonly string[]; origins: readonly string[] };
  /** Each page of it can be told of months without interest. */
  freeMonths?: boolean;
};

const MERCADO_PAGO = { label: 'Mercado Pago' } as const;

/** By the provider's name. The gateway, the screens and the provider's folder of cart-orders read the same row. */
export const PAYMENT_BROWSERS = {
  mercadopago: {
    ...MERCADO_PAGO,
    choice: 'Preferencias, las de siempre',
    script: 'https://sdk.mercadopago.com/js/v2',
    freeMonths: false,
    cspOrigins: {
      files: ['https://http2.mlstatic.com'],
      origins: ['https://*.mercadopago.com', 'https://*.mercadopago.com.mx', 'https://*.mercadolibre.com'],
    },
  },
  /** Its orders (docs/decisions/0075): the same account, whose page is a link. */
  'mercadopago-orders': {
    ...MERCADO_PAGO,
    choice: 'Orders, las nuevas',
    freeMonths: true,
    cspOrigins: { files: [], origins: [] },
  },
} as const satisfies Record<string, PaymentBrowser>;

export type PaymentProviderName = keyof typeof PAYMENT_BROWSERS;
export const PAYMENT_PROVIDERS = Object.keys(PAYMENT_BROWSERS) as [
  PaymentProviderName,
  ...PaymentProviderName[],
];
/** Rows and answers that name no provider are of this one. */
export const FIRST_PROVIDER: PaymentProviderName = 'mercadopago';
/** How Spanish sentences call the provider. */
export const { label: PROVIDER_LABEL } = PAYMENT_BROWSERS[FIRST_PROVIDER];
