import type { Environment } from './environment.ts';
import type { Finding } from './finding.ts';
import { checkImages } from './images.ts';
import { checkMail } from './mail.ts';
import { checkMongo } from './mongo.ts';
import { checkPaymentKeys } from './payment-keys.ts';
import { checkProvider } from './provider.ts';
import { checkPublicAddress } from './public-address.ts';
import { checkRedis } from './redis.ts';
import { checkSecrets } from './secrets.ts';
import { checkWebhook } from './webhook.ts';

/** Everything that can be known from outside about an installation; stores that it does not name are passed over. */
export async function examine(env: Environment): Promise<Finding[]> {
  const isPaymentSet = Boolean(env.MERCADOPAGO_ACCESS_TOKEN ?? env.MERCADOPAGO_PUBLIC_KEY);
  const settings = [
    ...checkPublicAddress(env),
    // A container of a service that takes no payments has none of these.
    ...(isPaymentSet || !env.S3_ENDPOINT ? [...checkPaymentKeys(env), ...checkSecrets(env)] : []),
  ];
  const checks = [checkProvider, checkWebhook, checkMongo, checkRedis, checkImages, checkMail];
  const answers = await Promise.all(checks.map((check) => check(env)));
  return [...settings, ...answers.flat()];
}
