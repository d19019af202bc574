import { IMAGE_WIDTHS, WEBP_WIDTHS } from '@shop/contracts/image-widths';
import type { Request } from 'express';

const COPY = new RegExp(`^(.+)-(${IMAGE_WIDTHS.join('|')})\\.webp$`);
const HAS_AVIF = new RegExp(`^(semilla|subidas)/[0-9a-z-]+-(${IMAGE_WIDTHS.join('|')})\\.webp$`);

/** Whether the files behind a key differ by what a browser understands. */
export const isNegotiated = (key: string): boolean => HAS_AVIF.test(key);

/** The WebP file that answers for `key`: of the width that its name says, or of the next larger one that is made. */
export function webpOf(key: string): string {
  const [, name, wanted = ''] = COPY.exec(key) ?? [];
  const width = WEBP_WIDTHS.find((one) => one >= Number(wanted));
  return name && width ? `${name}-${width}.webp` : key;
}

/**
 * Keys that answer a request, the best first: to whoever names AVIF as understood its AVIF file, which is there some
 * seconds after an upload. Images of before have AVIF files of the WebP widths only.
 */
export function bestOf(key: string, req: Request): string[] {
  const understands = /\bimage\/avif\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(req.get('accept') ?? '');
  const webp = webpOf(key);
  if (!isNegotiated(key) || !understands) return [webp];
  const avif = [key, webp].map((one) => one.replace(/\.webp$/, '.avif'));
  return [...new Set([...avif, webp])];
}
