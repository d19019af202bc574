import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';
import type { ProviderEnv } from './account.ts';

/** The provider's advice: a payment in cash may be two working days on its way. */
export const CASH_DAYS = 3;

/** Where the payer and the news of a checkout go. */
export function waysBack({ checkoutId }: PageOrder, { publicBaseUrl, isReal }: ProviderEnv) {
  const isSecure = publicBaseUrl.startsWith('https:');
  return {
    back: `${publicBaseUrl}/api/checkout/return?c=${checkoutId}`,
    // The provider refuses to return by itself to an address without https (H11).
    returnsAlone: isSecure,
    // It also refuses to notify one, which the sandbox on this machine does not.
    newsAddress: isSecure || !isReal ? `${publicBaseUrl}/api/webhooks/mercadopago` : undefined,
  };
}
