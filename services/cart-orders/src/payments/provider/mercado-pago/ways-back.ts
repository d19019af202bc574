import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';
import type { ProviderEnv } from './account.ts';

/** The provider's advice: a cash payment may take two working days to arrive. */
export const CASH_DAYS = 3;

/** The return and notification addresses of a checkout. */
export function waysBack({ checkoutId }: PageOrder, { publicBaseUrl, isReal }: ProviderEnv) {
  const isSecure = publicBaseUrl.startsWith('https:');
  return {
    back: `${publicBaseUrl}/api/checkout/return?c=${checkoutId}`,
    // The provider refuses an automatic return to an address without https (H11).
    returnsAlone: isSecure,
    // It also refuses notifications without https, but the local sandbox does not.
    newsAddress: isSecure || !isReal ? `${publicBaseUrl}/api/webhooks/mercadopago` : undefined,
  };
}
