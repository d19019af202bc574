import type { Request } from 'express';

const HAS_AVIF = /^subidas\/[0-9a-z-]+-(320|640|1280)\.webp$/;

/** Whether the files behind a key differ by what a browser understands. */
export const isNegotiated = (key: string): boolean => HAS_AVIF.test(key);

/**
 * Keys that answer a request, the best first: to whoever names AVIF as understood its AVIF file, which is there some
 * seconds after an upload, else the WebP file that the address names.
 */
export function bestOf(key: string, req: Request): string[] {
  const understands = /\bimage\/avif\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(req.get('accept') ?? '');
  return isNegotiated(key) && understands ? [key.replace(/\.webp$/, '.avif'), key] : [key];
}
