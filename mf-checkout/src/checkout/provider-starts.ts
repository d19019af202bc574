import type { PaymentProviderName } from '@shop/contracts/payment-browsers';
import type { ProviderStart } from './provider-start.ts';
import { startMercadoPago } from './start-mercado-pago.ts';

/** A provider without an entry has only a link. */
export const STARTS: Partial<Record<PaymentProviderName, ProviderStart>> = { mercadopago: startMercadoPago };
