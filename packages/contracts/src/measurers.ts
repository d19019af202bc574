/**
 * Who else may measure the shop's visits, by the name of its setting. `scripts` and `connects` are what the policy of a page
 * allows for it, and only of a document that was asked for with AGREED (docs/decisions/0089).
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

export type MeasurerName = keyof typeof MEASURERS;
export const MEASURER_NAMES = Object.keys(MEASURERS) as MeasurerName[];

/** The cookie of a visitor who said yes; it is the only trace of that, and whoever says no has none. */
export const AGREED = 'medir=si';
export const hasAgreed = (cookies: string): boolean => cookies.split(/; */).includes(AGREED);

/** An address with a signature opens what is somebody's own: nobody else may read it, and nothing is measured there. */
export const isSigned = (address: string): boolean => /[?&]t=/.test(address);
