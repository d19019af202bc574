import { CarrierError } from '../carrier.port.ts';

const TIMEOUT_MS = 10_000;
const LARGEST = 5 * 1024 * 1024;

/** Reads a label's PDF from the provider's address: https only, or the provider's own server. */
export const readPdfOf =
  (apiUrl: string) =>
  async (url: string): Promise<Buffer> => {
    try {
      const { protocol, origin } = new URL(url);
      if (protocol !== 'https:' && origin !== new URL(apiUrl).origin) throw new Error(`not of ${protocol}`);
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      if (!response.ok) throw new Error(`${response.status}`);
      const bytes = await bytesOf(response);
      if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('no PDF');
      return bytes;
    } catch (error) {
      throw new CarrierError('pdf', error);
    }
  };

async function bytesOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > LARGEST) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
