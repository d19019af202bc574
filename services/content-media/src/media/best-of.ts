import { IMAGE_WIDTHS, WEBP_WIDTHS } from '@shop/contracts/image-widths';
import type { Request } from 'express';

const COPY = new RegExp(`^(.+)-(${IMAGE_WIDTHS.join('|')})\\.webp$`);
const HAS_AVIF = new RegExp(`^(semilla|subidas)/[0-9a-z-]+-(${IMAGE_WIDTHS.join('|')})\\.webp$`);

/** Whether the file for a key depends on the formats that a browser accepts. */
export const isNegotiated = (key: string): boolean => HAS_AVIF.test(key);

/** The WebP file for `key`: of the width in its name, or of the next larger width that exists. */
export function webpOf(key: string): string {
  const [, name, wanted = ''] = COPY.exec(key) ?? [];
  const width = WEBP_WIDTHS.find((one) => one >= Number(wanted));
  return name && width ? `${name}-${width}.webp` : key;
}

/**
 * Keys that may answer a request, the best first: for browsers that accept AVIF the AVIF file, which exists some
 * seconds after an upload. Older images have AVIF files only in the WebP widths.
 */
export function bestOf(key: string, req: Request): string[] {
  const understands = /\bimage\/avif\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(req.get('accept') ?? '');
  const webp = webpOf(key);
  if (!isNegotiated(key) || !understands) return [webp];
  const avif = [key, webp].map((one) => one.replace(/\.webp$/, '.avif'));
  return [...new Set([...avif, webp])];
}
