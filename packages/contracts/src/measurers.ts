/**
 * Services that may measure the shop's visits, by the name of their setting. A page's policy allows their `scripts` and
 * `connects`, and only in a document that was requested with AGREED (docs/decisions/0089).
 */
export const MEASURERS = {
  ga4: {
    label: 'Google Analytics',
    scripts: ['https://www.googletagmanager.com'],
    connects: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
  },
  pixel: {
    label: 'Meta',
    scripts: ['https://connect.facebook.net'],
    connects: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
} as const;

type MeasurerName = keyof typeof MEASURERS;
export const MEASURER_NAMES = Object.keys(MEASURERS) as MeasurerName[];

/** The cookie of a visitor who agreed; a visitor who refuses has none, and nothing else is stored. */
export const AGREED = 'medir=si';
export const hasAgreed = (cookies: string): boolean => cookies.split(/; */).includes(AGREED);

/** An address with a signature opens personal data: only its owner may read it, and nothing is measured there. */
export const isSigned = (address: string): boolean => /[?&]t=/.test(address);
