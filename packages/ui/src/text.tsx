import { css } from '@emotion/react';
import type { ComponentProps, ElementType } from 'react';
import { theme } from './theme.ts';
import { useSay } from './words.tsx';

const { color, font, size, space } = theme;

const display = css({
  fontFamily: font.display,
  fontWeight: 600,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
const steps = {
  hero: css({ fontSize: size['4xl'], lineHeight: 1.04, letterSpacing: '-0.025em' }),
  page: css({ fontSize: size['3xl'], lineHeight: 1.1, letterSpacing: '-0.02em' }),
  section: css({ fontSize: size['2xl'], lineHeight: 1.18 }),
  card: css({ fontSize: size.xl, lineHeight: 1.25 }),
  small: css({ fontSize: size.lg, lineHeight: 1.3 }),
};

type HeadingProps = ComponentProps<'h2'> & {
  /** Rank in the document's outline; `look` is the visible size. */
  level?: 1 | 2 | 3 | 4;
  look?: keyof typeof steps;
};
const looks = { 1: 'page', 2: 'section', 3: 'card', 4: 'small' } as const;

/** A heading in the display font. */
export const Heading = ({ level = 2, look = looks[level], ...rest }: HeadingProps) => {
  const Tag = `h${level}` as 'h2';
  return (
    <Tag {...rest} css={[display, steps[look]]}>
      {useSay()(rest.children)}
    </Tag>
  );
};

const tones = {
  normal: css({}),
  soft: css({ color: color.inkSoft }),
  honey: css({ color: color.honey }),
  danger: css({ color: color.danger }),
  onDark: css({ color: color.onDarkSoft }),
};
const textSizes = {
  xs: css({ fontSize: size.xs, lineHeight: 1.45 }),
  sm: css({ fontSize: size.sm, lineHeight: 1.5 }),
  base: css({ fontSize: size.base }),
  lg: css({ fontSize: size.lg, lineHeight: 1.6 }),
};

type TextProps = ComponentProps<'p'> & {
  as?: ElementType;
  size?: keyof typeof textSizes;
  tone?: keyof typeof tones;
};

/** Running text. */
export const Text = ({ as: Tag = 'p', size: step = 'base', tone = 'normal', ...rest }: TextProps) => (
  <Tag {...rest} css={[textSizes[step], tones[tone], { textWrap: 'pretty' }]}>
    {useSay()(rest.children)}
  </Tag>
);

const overline = css({
  fontSize: size.xs,
  fontWeight: 700,
  letterSpacing: '0.12em',
  textTransform: 'uppercase',
  color: color.cempasuchilText,
  marginBottom: space(3),
});

/** The small uppercase line above a heading. */
export const Eyebrow = (props: ComponentProps<'p'>) => (
  <p {...props} css={overline}>
    {useSay()(props.children)}
  </p>
);

const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** For screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} css={hidden} />;

const second = css({ display: 'block', fontSize: size.xs, lineHeight: 1.4, opacity: 0.8 });

/** The exact English wording under a Spanish line (H2); nothing without a text. */
export const Original = ({ children }: { children?: string | undefined }) =>
  children ? (
    <span lang="en" css={second}>
      {children}
    </span>
  ) : null;
