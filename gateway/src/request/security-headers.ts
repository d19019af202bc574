import type { RequestHandler } from 'express';

// Emotion starts from an empty <style> and inserts rules through the DOM: the hash of '' is all it needs.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const PROVIDER =
  'https://sdk.mercadopago.com https://*.mercadopago.com https://*.mercadopago.com.mx https://*.mlstatic.com';

const policy = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const base = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'script-src': "'self'",
  'style-src': `'self' ${EMPTY_STYLE}`,
  'img-src': "'self' data: https:",
  'font-src': "'self'",
  'connect-src': "'self'",
};
/** Only the checkout's document may run the payment provider's script and show its frames. */
const checkout = {
  ...base,
  'script-src': `'self' ${PROVIDER}`,
  'style-src': `'self' ${EMPTY_STYLE} https://*.mlstatic.com`,
  'connect-src': `'self' ${PROVIDER}`,
  'frame-src': PROVIDER,
};
/** The sandbox's pages style themselves and are posted to. */
const sandbox = { ...base, 'style-src': "'self' 'unsafe-inline'", 'form-action': "'self' http: https:" };

const policyFor = (path: string) => {
  if (path.startsWith('/sandbox')) return policy(sandbox);
  return policy(path === '/checkout' ? checkout : base);
};

/** Headers of every answer, errors included. `extraStyles` are hashes of styles that overlays insert. */
export const securityHeaders =
  (publicBaseUrl: string): RequestHandler =>
  (req, res, next) => {
    res.set({
      'Content-Security-Policy': policyFor(req.path),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    });
    if (publicBaseUrl.startsWith('https:'))
      res.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    next();
  };
