import { PAYMENT_PROVIDERS, type PaymentProviderName } from '@shop/contracts/payment-browsers';
import type { CartOrdersConfig } from '../../config.ts';
import { createMercadoPago } from './mercado-pago/mercado-pago.ts';
import { createPaymentDesk, type PaymentPort } from './payment-desk.ts';
import type { PaymentProvider } from './payment.port.ts';

const MAKE: Record<PaymentProviderName, (config: CartOrdersConfig) => PaymentProvider> = {
  mercadopago: createMercadoPago,
};

export const openPaymentDesk = (config: CartOrdersConfig): PaymentPort =>
  createPaymentDesk(
    PAYMENT_PROVIDERS.map((name) => MAKE[name](config)),
    config.PAYMENT_PROVIDER,
  );
