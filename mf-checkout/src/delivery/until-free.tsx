import { formatPesos } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { css, Icon, Say, theme } from '@shop/ui';

const line = css({
  display: 'flex',
  gap: theme.space(2),
  alignItems: 'center',
  fontSize: theme.size.sm,
  fontWeight: 650,
  '& > svg': { flex: 'none', color: theme.color.jungle },
});

/** The amount that the cart lacks for free delivery, in shops that offer it. */
export const UntilFree = ({ cart: { delivery } }: { cart: Cart }) => {
  // Of several ways, the one that becomes free first, which need not be the cheapest.
  const missing = Math.min(...(delivery?.ways ?? []).flatMap((way) => way.missing ?? []));
  const isFree = delivery?.ways.some(({ kind, price }) => kind === 'ship' && price === 0);
  if (!Number.isFinite(missing) || isFree) return null;
  return (
    <p css={line}>
      <Icon name="gift" size={20} />
      <Say importe={formatPesos(missing)}>{'Te faltan {importe} para envío gratis'}</Say>
    </p>
  );
};
