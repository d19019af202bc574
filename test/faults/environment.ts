/** With these in a shell, the faults would be done to somebody's real stores. */
const STORES = /^(MONGODB_|REDIS_|S3_|MERCADOPAGO_|SANDBOX_URL|DATA_DIR|HOST$|PORT$|SESSION_|INTERNAL_)/;

export function forgetStores(): void {
  for (const name of Object.keys(process.env)) if (STORES.test(name)) delete process.env[name];
}

/** Does not wait a minute for what the product looks for after a minute. */
export const HURRY = { RECONCILE_EVERY_MS: '1500', RECONCILE_AFTER_MS: '1500' };
