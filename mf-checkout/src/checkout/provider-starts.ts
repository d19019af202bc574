import type { PaymentProviderName } from '@shop/contracts/payment-browsers';
import type { ProviderStart } from './provider-start.ts';
import { startMercadoPago } from './start-mercado-pago.ts';

export const STARTS: Record<PaymentProviderName, ProviderStart> = { mercadopago: startMercadoPago };
