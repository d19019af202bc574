import { checkAudit } from './audit.ts';
import { checkCarriers } from './carriers.ts';
import type { Environment } from './environment.ts';
import type { Finding } from './finding.ts';
import { checkImages } from './images.ts';
import { checkMail } from './mail.ts';
import { checkMigrations } from './migrations.ts';
import { checkMongo } from './mongo.ts';
import { checkPaymentKeys } from './payment-keys.ts';
import { checkProvider } from './provider.ts';
import { checkProxy } from './proxy.ts';
import { checkPublicAddress } from './public-address.ts';
import { checkReconciliation } from './reconciliation.ts';
import { checkRedis } from './redis.ts';
import { checkSecrets } from './secrets.ts';
import { checkWebhook } from './webhook.ts';

const STORES = [checkMongo, checkRedis, checkImages, checkAudit, checkMigrations];
const SHOP = [checkProvider, checkWebhook, checkCarriers, checkMail, checkReconciliation];

/** All checks from outside of an installation; unnamed stores are skipped. */
export async function examine(env: Environment): Promise<Finding[]> {
  // The backup container knows only its stores.
  const isShop = Boolean(env.PUBLIC_BASE_URL ?? env.MERCADOPAGO_ACCESS_TOKEN) || !env.S3_ENDPOINT;
  const settings = isShop ? [checkPublicAddress, checkProxy, checkPaymentKeys, checkSecrets] : [];
  const found = settings.flatMap((check) => check(env));
  const checks = [...(isShop ? SHOP : []), ...STORES];
  const answers = await Promise.all(checks.map((check) => check(env)));
  return [...found, ...answers.flat()];
}
