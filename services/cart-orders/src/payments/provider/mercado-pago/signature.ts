import { WebhookSignatureValidator } from 'mercadopago/dist/utils/webhook/index.js';

export type SignedNotification = { signature: string; requestId: string; dataId: string; secret: string };

/**
 * The signature (hex) of a notification that the provider signed, however long ago, else undefined: news only makes the
 * shop ask, so that an old one is late and a replay does nothing. It covers `data.id` of the
 * query, the request id and the moment, and nothing of the body: so it is what tells two notifications apart.
 */
export function genuineSignature({
  signature,
  requestId,
  dataId,
  secret,
}: SignedNotification): string | undefined {
  const { ts, v1 } = partsOf(signature);
  if (!ts || !v1) return undefined;
  try {
    WebhookSignatureValidator.validate({
      xSignature: `ts=${ts},v1=${v1}`,
      xRequestId: requestId,
      // The provider signs the id in lower case; the SDK takes it as it comes.
      dataId: dataId.toLowerCase(),
      secret,
    });
    return v1;
  } catch {
    return undefined;
  }
}

/** Nothing of a header that names a part twice: which of the two was checked would be a matter of luck. */
function partsOf(signature: string): Record<string, string> {
  const parts = signature.split(',').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim().toLowerCase(), value.join('=').trim()];
  });
  const names = new Set(parts.map(([name]) => name));
  return names.size === parts.length ? (Object.fromEntries(parts) as Record<string, string>) : {};
}
