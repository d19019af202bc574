import type { Cart } from '@shop/contracts/cart';
import type { CartDiscount } from '@shop/contracts/discount';
import { Alert, Button, css, Icon, IconButton, Say, Text, theme, useShop } from '@shop/ui';
import { DiscountForm } from './discount-form.tsx';
import { useRemoveDiscountMutation } from './discount.api.ts';
import { Minus } from './minus.tsx';

const { space } = theme;
const row = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(1) });
const problem = css({ marginTop: space(2), '& button': { marginTop: space(2) } });
// The sign has air of its own: a short code keeps its line on a phone of 360 px.
const named = css({
  display: 'flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '& > button': { marginInline: `-${space(2)}` },
});

/** The cart's code and its discount, and the field for a code or gift card. */
export const DiscountRow = ({ cart: { discount, giftCard } }: { cart: Cart }) => {
  const { giftCards } = useShop();
  const takesMore = !discount || (giftCards && !giftCard);
  return (
    <>
      {discount && <Used discount={discount} />}
      {takesMore && <DiscountForm />}
    </>
  );
};

const Used = ({ discount }: { discount: CartDiscount }) => {
  const [remove, { isLoading }] = useRemoveDiscountMutation();
  const label = `Quitar el código ${discount.code}`;
  return (
    <div>
      <div css={row}>
        <span css={named}>
          <Text as="span">
            <Say codigo={discount.code}>{'Descuento {codigo}'}</Say>
          </Text>
          {!discount.problem && (
            <IconButton label={label} disabled={isLoading} onClick={() => void remove()}>
              <Icon name="close" size={18} />
            </IconButton>
          )}
        </span>
        {!discount.problem && <Minus amount={discount.amount} />}
      </div>
      {discount.problem && (
        <Alert tone="warning" title={discount.problem} css={problem}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={label}
            busy={isLoading}
            onClick={() => void remove()}
          >
            Quitar el código
          </Button>
        </Alert>
      )}
    </div>
  );
};
