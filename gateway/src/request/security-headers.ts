import type { ServerResponse } from 'node:http';
import { WORKER } from '@shop/contracts/offline';
import { CSP_OF_DATA, CSP_OF_WORKER } from './csp.ts';

const COMMON: Record<string, string> = {
  'Content-Security-Policy': CSP_OF_DATA,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
};
const HSTS = 'max-age=31536000; includeSubDomains';

/** Headers of every response; pages replace the strict policy by their own. */
export function setSecurityHeaders(res: ServerResponse, path: string, https: boolean): void {
  for (const [name, value] of Object.entries(COMMON)) res.setHeader(name, value);
  if (https) res.setHeader('Strict-Transport-Security', HSTS);
  if (path === WORKER) res.setHeader('Content-Security-Policy', CSP_OF_WORKER);
  // The payment provider's page and link previews show product pictures.
  if (path.startsWith('/media/')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}
