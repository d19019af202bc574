import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 60_000;

// 'image-release' is what earlier releases sign: two services of different ages must understand each other.
const signature = (secret: string, image: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`image-release:${image}:${until}`).digest();

/**
 * A token that lets an image be deleted. The catalog signs it when nothing of the catalogue shows the image, and the
 * browser carries it to the service that keeps the files: neither service has to call the other.
 * @param image file name of the whole image
 * @param now milliseconds since 1970
 * @returns '<end in milliseconds since 1970>.<signature in base64url>', good for a minute
 */
export function signDeletionToken(secret: string, image: string, now = Date.now()): string {
  const until = now + LIFE_MS;
  return `${until}.${signature(secret, image, until).toString('base64url')}`;
}

/** True for a token that was signed for this image within the last minute; `token` is whatever the request brought. */
export function isDeletionToken(secret: string, image: string, token: unknown, now = Date.now()): boolean {
  const [, until = '', sign = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(String(token)) ?? [];
  if (!sign || Number(until) < now) return false;
  return timingSafeEqual(Buffer.from(sign, 'base64url'), signature(secret, image, Number(until)));
}
