import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { theme } from './theme.ts';

const { color, media, radius, shadow, space, ease } = theme;

const widths = { narrow: '44rem', normal: '74rem', wide: '84rem' } as const;

/** Centred column with the page's side margins. */
export const Container = ({
  width = 'normal',
  ...rest
}: ComponentProps<'div'> & { width?: keyof typeof widths }) => (
  <div {...rest} css={[gutter, { maxWidth: widths[width] }]} />
);
const gutter = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: space(5),
  [media.lg]: { paddingInline: space(8) },
});

const tones = {
  plain: css({}),
  deep: css({ background: color.creamDeep }),
  dark: css(theme.dark),
};
const rhythm = css({ paddingBlock: space(10), [media.md]: { paddingBlock: space(14) } });

/** A horizontal band of the page with generous space above and below. */
export const Section = ({
  tone = 'plain',
  ...rest
}: ComponentProps<'section'> & { tone?: keyof typeof tones }) => (
  <section {...rest} css={[rhythm, tones[tone]]} />
);

const column = css({ display: 'flex', flexDirection: 'column' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** Children in a column, `gap` times 4 px apart. */
export const Stack = ({ gap = 4, ...rest }: ComponentProps<'div'> & { gap?: number }) => (
  <div {...rest} css={[column, { gap: space(gap) }]} />
);

/** Children in a row, which wraps. */
export const Row = ({ gap = 3, ...rest }: ComponentProps<'div'> & { gap?: number }) => (
  <div {...rest} css={[row, { gap: space(gap) }]} />
);

/** Equal columns: 1 on phones, `md` from 768 px, `lg` from 1024 px. */
export const Grid = ({
  md = 2,
  lg = 3,
  gap = 6,
  ...rest
}: ComponentProps<'div'> & { md?: number; lg?: number; gap?: number }) => (
  <div
    {...rest}
    css={{
      display: 'grid',
      gap: space(gap),
      gridTemplateColumns: 'minmax(0, 1fr)',
      [media.md]: { gridTemplateColumns: `repeat(${md}, minmax(0, 1fr))` },
      [media.lg]: { gridTemplateColumns: `repeat(${lg}, minmax(0, 1fr))` },
    }}
  />
);

const paper = css({
  background: color.paper,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: shadow.sm,
  overflow: 'hidden',
});
const padded = css({ padding: space(5), [media.md]: { padding: space(7) } });
const lifted = css({
  transition: `transform ${ease}, box-shadow ${ease}`,
  [media.hover]: { '&:hover': { transform: 'translateY(-4px)', boxShadow: shadow.md } },
});

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'li' | 'section';
  /** false: no inner margin, for a card whose picture fills its top. */
  pad?: boolean;
  /** Rises slightly on hover. */
  hover?: boolean;
};

/** A sheet of paper on the cream ground. */
export const Card = ({ as: Element = 'div', pad = true, hover = false, ...rest }: CardProps) => {
  const props = rest as ComponentProps<'div'>;
  const Tag = Element as 'div';
  return <Tag {...props} css={[paper, pad && padded, hover && lifted]} />;
};
