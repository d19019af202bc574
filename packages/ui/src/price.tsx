import { css } from '@emotion/react';
import { formatPesos } from '@shop/contracts/format-pesos';
import { theme } from './theme.ts';

const { color, font, size } = theme;

const amount = css({
  fontFamily: font.text,
  fontWeight: 750,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const sizes = {
  sm: css({ fontSize: '1rem' }),
  md: css({ fontSize: size.lg }),
  lg: css({ fontSize: size.xl }),
};

/** '$295.00 MXN' of an amount in decimal pesos; one text node, the currency a little quieter. */
export const Price = ({
  amount: value,
  size: step = 'md',
  className,
}: {
  amount: number;
  size?: keyof typeof sizes;
  className?: string;
}) => (
  <span className={className} css={[amount, sizes[step]]}>
    {formatPesos(value)}
  </span>
);
