import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 60_000;

const signature = (secret: string, image: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`image-release:${image}:${until}`).digest();

/**
 * The catalogue's word that nothing of it shows an image, for the service that keeps the files: the browser carries it
 * there, so that neither service has to call the other.
 * @param image file name of the whole image; @param now milliseconds since 1970
 */
export function releaseImage(secret: string, image: string, now = Date.now()): string {
  const until = now + LIFE_MS;
  return `${until}.${signature(secret, image, until).toString('base64url')}`;
}

/** True for a word that was given for this image within the last minute. */
export function isReleased(secret: string, image: string, release: unknown, now = Date.now()): boolean {
  const [, until = '', sign = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(String(release)) ?? [];
  if (!sign || Number(until) < now) return false;
  return timingSafeEqual(Buffer.from(sign, 'base64url'), signature(secret, image, Number(until)));
}
