import { PAYMENT_PROVIDERS, type PaymentProviderName } from '@shop/contracts/payment-browsers';
import type { KeptKeys } from '@shop/service-kit/kept-keys/kept-keys';
import { mercadoPagoEnv, type MercadoPagoConfig } from './mercado-pago/env.ts';
import { createOrders } from './mercado-pago/orders/orders.ts';
import { createPreferences } from './mercado-pago/preferences/preferences.ts';
import type { OwnPaymentStore } from '../own-ways/own-payment.store.ts';
import type { GiftCardStore } from '../../gift-cards/gift-card.store.ts';
import { createGiftCards } from './gift-card/gift-card.ts';
import { createOwn } from './own/own.ts';
import { createPaymentDesk, type PaymentPort } from './payment-desk.ts';
import type { PaymentProvider } from './payment.port.ts';

/** Environment variables of all providers. */
export const paymentEnv = { ...mercadoPagoEnv };
type Config = MercadoPagoConfig;

const MAKE: Record<PaymentProviderName, (config: Config) => PaymentProvider> = {
  mercadopago: createPreferences,
  'mercadopago-orders': createOrders,
};

type Keys = Pick<KeptKeys<Config & { PAYMENT_PROVIDER: PaymentProviderName }>, 'config' | 'using'>;

type Books = { ownPayments: OwnPaymentStore; giftCards: GiftCardStore };

/** @param books the payments to the shop itself, and the gift cards' balances */
export const openPaymentDesk = (keys: Keys, { ownPayments: book, giftCards: cards }: Books): PaymentPort =>
  createPaymentDesk(
    keys.using((config) => [
      ...PAYMENT_PROVIDERS.map((name) => MAKE[name](config)),
      createOwn({ book, publicBaseUrl: config.PUBLIC_BASE_URL }),
      createGiftCards({ cards, publicBaseUrl: config.PUBLIC_BASE_URL }),
    ]),
    keys.config().PAYMENT_PROVIDER,
  );
