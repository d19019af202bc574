import { css } from '@emotion/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { theme } from './theme.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useSayApart } from './words.tsx';

const { color, radius, shadow, space, ease, media, size } = theme;

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'dark' | 'danger' | 'onDark';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  border: '1.5px solid transparent',
  borderRadius: radius.pill,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${ease}, border-color ${ease}, box-shadow ${ease}, transform ${ease}`,
  '&:focus-visible': { borderRadius: radius.pill },
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled': { cursor: 'not-allowed', transform: 'none', boxShadow: 'none' },
});
// A disabled button stays readable: 7:1. A busy one keeps its colours.
const asleep = css({
  '&:disabled': { background: color.creamDeep, color: color.inkSoft, borderColor: color.line },
});

// The spinner's 18 px and gap are taken from both sides of the button, so that nothing beside it moves.
const turning = css({ '& > svg': { marginLeft: -13 }, '&::after': { content: '""', marginLeft: -21 } });

const look = (ground: string, text: string, hover: string, edge = 'transparent') =>
  css({
    background: ground,
    color: text,
    borderColor: edge,
    [media.hover]: { '&:hover:not(:disabled)': { background: hover } },
  });

const variants = {
  primary: css(look(color.amber, color.onAmber, color.amberHover, color.amberEdge), { boxShadow: shadow.sm }),
  secondary: look('transparent', color.ink, color.creamDeep, color.ink),
  ghost: look('transparent', color.honey, color.creamDeep),
  dark: look(color.ink, color.cream, color.barkSoft),
  danger: look(color.danger, color.paper, '#8F1D17'),
  onDark: look('transparent', color.onDark, color.barkSoft, color.onDarkSoft),
};

const sizes = {
  // Large enough for a finger, also on a wide tablet.
  sm: css({ minHeight: 44, padding: `0 ${space(4)}`, fontSize: size.sm }),
  md: css({ minHeight: 46, padding: `0 ${space(6)}`, fontSize: '1rem' }),
  lg: css({ minHeight: 54, padding: `0 ${space(8)}`, fontSize: size.base }),
};

const wide = css({ width: '100%' });

type Look = { variant?: ButtonVariant; size?: ButtonSize; fullWidth?: boolean };

/** Button styles for other elements, e.g. a file input's label. */
export const buttonStyles = ({ variant = 'primary', size: step = 'md', fullWidth = false }: Look = {}) => [
  base,
  variants[variant],
  sizes[step],
  fullWidth && wide,
];

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner and ignores presses; the caller keeps the label. */
    busy?: boolean;
    icon?: ReactNode;
  };

/** The shop's button; `type` is 'button' by default. */
export const Button = ({
  variant,
  size: step,
  fullWidth,
  busy = false,
  icon,
  children,
  disabled,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    ref={useFocusKept(busy, rest.ref)}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    css={[
      ...buttonStyles(definedOnly({ variant, size: step, fullWidth })),
      disabled && !busy && asleep,
      busy && !icon && turning,
    ]}
  >
    {busy ? <Spinner size={18} /> : icon}
    {useSayApart()(children)}
  </button>
);

type LinkButtonProps<T extends ElementType> = { as?: T; icon?: ReactNode } & Look &
  Omit<ComponentProps<T>, 'as' | 'size'>;

/** A link that looks like a button: `<LinkButton as={Link} to="/menu">`; without `as` it is a plain `<a href>`. */
export const LinkButton = <T extends ElementType = 'a'>({
  as,
  variant,
  size: step,
  fullWidth,
  icon,
  children,
  ...rest
}: LinkButtonProps<T>) => {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} css={buttonStyles(definedOnly({ variant, size: step, fullWidth } as Partial<Look>))}>
      {icon}
      {useSayApart()(children)}
    </Element>
  );
};

const definedOnly = (look: { [K in keyof Look]?: Look[K] | undefined }): Look =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));

const round = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background ${ease}`,
  '&:focus-visible': { borderRadius: radius.pill },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', color: color.lineStrong },
  [media.hover]: { '&:hover:not(:disabled)': { background: 'rgb(143 86 0 / 0.12)' } },
});

/** A round button that shows only an icon; `label` is what a screen reader says. */
export const IconButton = ({
  label,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) => (
  <button type="button" {...rest} aria-label={label} title={label} css={round}>
    {children}
  </button>
);
