import type { Cart } from '@shop/contracts/cart';
import type { CartDiscount } from '@shop/contracts/discount';
import { Alert, Button, css, Say, Text, theme, useShop } from '@shop/ui';
import { DiscountForm } from './discount-form.tsx';
import { useRemoveDiscountMutation } from './discount.api.ts';
import { Minus } from './minus.tsx';
import { Removable } from './removable.tsx';

const { space } = theme;
const row = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(1) });
const long = css({ overflowWrap: 'anywhere' });
const problem = css({ marginTop: space(2), '& button': { marginTop: space(2) } });

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
  const name = <Say codigo={discount.code}>{'Descuento {codigo}'}</Say>;
  return (
    <div>
      {discount.problem ? (
        <Text css={long}>{name}</Text>
      ) : (
        <div css={row}>
          <Removable label={label} busy={isLoading} onRemove={() => void remove()}>
            {name}
          </Removable>
          <Minus amount={discount.amount} />
        </div>
      )}
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
