import { WebhookSignatureValidator } from 'mercadopago/dist/utils/webhook/index.js';

const TOLERANCE_MS = 5 * 60_000;

export type Signed = { signature?: string; requestId?: string; dataId: string; secret: string };

/**
 * True for a fresh notification that the provider signed. `dataId` is the `data.id` of the query, which is what the
 * signature covers; the body is not covered at all.
 */
export function isGenuine({ signature, requestId, dataId, secret }: Signed): boolean {
  try {
    WebhookSignatureValidator.validate({
      xSignature: signature,
      xRequestId: requestId,
      // The provider signs the id in lower case; the SDK takes it as it comes.
      dataId: dataId.toLowerCase(),
      secret,
    });
  } catch {
    return false;
  }
  return isFresh(signature ?? '');
}

/** The SDK's own tolerance takes the moment for seconds, but real deliveries carry milliseconds. */
function isFresh(signature: string): boolean {
  const ts = Number(/(?:^|,)\s*ts=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
  const at = ts < 1e12 ? ts * 1_000 : ts;
  return Math.abs(Date.now() - at) <= TOLERANCE_MS;
}
