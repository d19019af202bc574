import { leavesIn } from '@shop/app-kit/write-days';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { waysOf } from '@shop/contracts/told-ways';
import { css, Price, Say, Text, theme, useShop } from '@shop/ui';
import type { Workshop } from './use-workshop.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: theme.space(2),
});
const leaves = css({ display: 'inline-block', '&::first-letter': { textTransform: 'lowercase' } });

/** The price, the amount, and when it is ready. */
export const ElixirPrice = ({ workshop: { sizes } }: { workshop: Workshop }) => {
  const shop = useShop();
  const { text, values } = leavesIn(shop.delivery ?? FIRST_DELIVERY, true);
  return (
    <div>
      <div css={row}>
        <Text as="span">
          <Say>{sizes.all.length > 1 ? 'Precio' : 'Precio único'}</Say>
        </Text>
        <Price amount={sizes.chosen.price} size="lg" />
      </div>
      <div css={row}>
        <Text as="span" size="sm" tone="soft">
          <span>{`${sizes.chosen.milliliters} ml · `}</span>
          <span css={leaves}>
            <Say {...values}>{text}</Say>
          </span>
        </Text>
        <Text as="span" size="sm" tone="soft">
          {waysOf(shop).length > 0 ? 'Más el envío' : 'Envío gratis'}
        </Text>
      </div>
    </div>
  );
};
