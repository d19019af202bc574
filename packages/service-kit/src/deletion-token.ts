import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 60_000;

// Earlier releases sign 'image-release' too: services of two releases must accept each other's tokens.
const signature = (secret: string, image: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`image-release:${image}:${until}`).digest();

/**
 * A token that permits to delete an image. The catalog signs it when nothing in the catalogue shows the image, and the
 * browser carries it to the service that stores the files: neither service has to call the other.
 * @param image file name of the whole image
 * @param now milliseconds since 1970
 * @returns '<end in milliseconds since 1970>.<signature in base64url>', valid for a minute
 */
export function signDeletionToken(secret: string, image: string, now = Date.now()): string {
  const until = now + LIFE_MS;
  return `${until}.${signature(secret, image, until).toString('base64url')}`;
}

/** True for a token that was signed for this image within the last minute; `token` is untrusted input. */
export function isDeletionToken(secret: string, image: string, token: unknown, now = Date.now()): boolean {
  const [, until = '', sign = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(String(token)) ?? [];
  if (!sign || Number(until) < now) return false;
  return timingSafeEqual(Buffer.from(sign, 'base64url'), signature(secret, image, Number(until)));
}
