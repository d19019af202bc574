import { WebhookSignatureValidator } from 'mercadopago/dist/utils/webhook/index.js';

type SignedNotification = { signature: string; requestId: string; dataId: string; secret: string };

/**
 * The signature (hex) of a notification that the provider signed, else undefined. Its age does not matter: a
 * notification only makes the shop ask, so a replay does nothing. It covers the query's `data.id`, the request id and
 * the timestamp, not the body, so it identifies a notification.
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
      // The provider signs the id in lower case; the SDK does not convert it.
      dataId: dataId.toLowerCase(),
      secret,
    });
    return v1;
  } catch {
    return undefined;
  }
}

/** A header that repeats a part is rejected: which of the two gets checked would be luck. */
function partsOf(signature: string): Record<string, string> {
  const parts = signature.split(',').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim().toLowerCase(), value.join('=').trim()];
  });
  const names = new Set(parts.map(([name]) => name));
  return names.size === parts.length ? (Object.fromEntries(parts) as Record<string, string>) : {};
}
