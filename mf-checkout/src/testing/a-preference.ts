import { someAmounts } from '@shop/contracts/testing/builders';

const PREFERENCE = {
  preferenceId: '1-abc',
  publicKey: 'TEST-key',
  checkoutId: 'checkout-0123456789',
  initPoint: 'http://localhost/sandbox/pay?pref_id=1-abc',
  sdkUrl: 'http://localhost/sandbox/sdk/js/v2',
  total: 590,
  amounts: someAmounts(590),
};

/** The payment preference of a checkout of two pieces. */
export const aPreference = (over: Partial<typeof PREFERENCE> & { provider?: string } = {}) => ({
  ...PREFERENCE,
  ...over,
});
