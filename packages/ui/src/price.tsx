import { css } from '@emotion/react';
import { formatNumber, formatPesos } from '@shop/contracts/format-pesos';
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

const struck = css({
  marginRight: theme.space(2),
  fontSize: size.sm,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
});

type PriceProps = {
  amount: number;
  /** The earlier price: struck through, in front. */
  before?: number | undefined;
  size?: keyof typeof sizes;
  className?: string;
};

/** '$295.00 MXN' from an amount in decimal pesos; one text node, with a quieter currency. */
export const Price = ({ amount: value, before, size: step = 'md', className }: PriceProps) => {
  const price = (
    <span className={className} css={[amount, sizes[step]]}>
      {formatPesos(value)}
    </span>
  );
  return before ? (
    <span>
      <s css={struck}>{`antes $${formatNumber(before, 2)}`}</s>
      {price}
    </span>
  ) : (
    price
  );
};
