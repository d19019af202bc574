/**
 * Design tokens. The brand's colours are CSS variables in the page's head (`@shop/contracts/palette`): the owner picks
 * them, text colours reach 4.5:1 on the grounds named beside them, edges of controls 3:1.
 */
const brand = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<Name, string>;
const color = {
  ...brand(
    'cream',
    'creamDeep',
    'ink',
    /** Secondary text on cream, creamDeep and paper. */
    'inkSoft',
    /** Hints in empty inputs, on paper. */
    'inkFaint',
    /** Background of the footer and of dark bands; text on it is `onDark` or `onDarkSoft`. */
    'bark',
    'barkSoft',
    'onDark',
    'onDarkSoft',
    'line',
    /** Border of inputs: 3:1 on paper. */
    'lineStrong',
    /** The table under a drawn bottle, and its edge. */
    'wood',
    'woodEdge',
    'amber',
    'amberHover',
    /** Edge of the main button; seen where the button looks like its ground. */
    'amberEdge',
    /** Text on amber. */
    'onAmber',
    /** Honey as text on bark. */
    'amberOnDark',
    'amberSoft',
    /** The brush stroke under words. */
    'amberLine',
    /** Honey as text: links, prices, highlights. */
    'honey',
    'petal',
    'petalSoft',
    /** Text on petalSoft. */
    'petalText',
    'cempasuchil',
    'cempasuchilText',
  ),
  paper: '#FFFFFF',
  jungle: '#1F5B43',
  jungleSoft: '#E4F0E8',
  danger: '#B3261E',
  dangerSoft: '#FBE9E7',
  warning: '#7A4F00',
  warningSoft: '#FFF1CC',
  info: '#1F4F7A',
  infoSoft: '#E5F0F9',
};

const font = {
  display:
    "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Times', 'Fraunces Linux', Georgia, 'Times New Roman', serif",
  text: "'Figtree Variable', 'Figtree Fallback', 'Figtree Linux', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
} as const;

/** Fluid sizes: the first number is the phone's, the last the desktop's. */
const size = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  base: '1.0625rem',
  lg: '1.1875rem',
  xl: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
  '2xl': 'clamp(1.5rem, 1.3rem + 1vw, 2rem)',
  '3xl': 'clamp(1.9rem, 1.5rem + 1.9vw, 2.9rem)',
  '4xl': 'clamp(2.4rem, 1.7rem + 3.2vw, 4.1rem)',
} as const;

const radius = { sm: '10px', md: '16px', lg: '24px', pill: '999px' } as const;

const shadow = {
  sm: '0 1px 2px rgb(74 45 14 / 0.08), 0 1px 6px rgb(74 45 14 / 0.05)',
  md: '0 2px 4px rgb(74 45 14 / 0.06), 0 8px 24px rgb(74 45 14 / 0.09)',
  lg: '0 4px 12px rgb(74 45 14 / 0.1), 0 24px 60px rgb(74 45 14 / 0.2)',
  /** For `filter`: the shadow of a clipped shape. */
  cut: 'drop-shadow(0 18px 34px rgb(74 45 14 / 0.25))',
} as const;

/** In em, which is 16 px unless the reader has set a larger text: then a page changes its layout earlier. */
const media = {
  /** From 480, 768 and 1024 px. */
  sm: '@media (min-width: 30em)',
  md: '@media (min-width: 48em)',
  lg: '@media (min-width: 64em)',
  belowMd: '@media (max-width: 47.99em)',
  belowLg: '@media (max-width: 63.99em)',
  /** The smallest phones. */
  narrow: '@media (max-width: 22.49em)',
  /** A laptop's window of up to 900 px: the page's main content must fit in its first screen. */
  low: '@media (min-width: 48em) and (max-height: 56.25em)',
  hover: '@media (hover: hover)',
  lessMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

const layer = { header: 20, overlay: 40, dialog: 41, toast: 60, skip: 80 } as const;

/** `space(n)` is n times 4 px. */
const space = (n: number) => `${n * 0.25}rem`;

const ease = '180ms cubic-bezier(0.2, 0.7, 0.3, 1)';
/** For pictures that grow on hover, and rising honey. */
const easeSlow = '500ms cubic-bezier(0.2, 0.7, 0.3, 1)';

/** A dark background with its text, and its focus ring. */
const dark = { background: color.bark, color: color.onDark, '--ring': color.onDark };

export const theme = {
  color,
  font,
  size,
  radius,
  shadow,
  media,
  layer,
  space,
  ease,
  easeSlow,
  dark,
} as const;
