import { formatPesos } from '@shop/app-kit';
import type { Amounts } from '@shop/contracts/amounts';
import type { ManualPreview } from '@shop/contracts/manual-order';
import { Text } from '@shop/ui';

type Props = { amounts: Amounts | undefined } & Pick<ManualPreview, 'promotion' | 'discount'>;

/** The total that the server calculated. */
export const ManualTotal = ({ amounts, promotion, discount }: Props) => (
  <Text aria-live="polite">
    {amounts && amounts.shipping > 0 && (
      <>
        Productos: {formatPesos(amounts.lines)} · Envío: {formatPesos(amounts.shipping)}
        <br />
      </>
    )}
    {promotion && (
      <>
        {promotion.name}: −{formatPesos(promotion.amount)}
        <br />
      </>
    )}
    {discount && !discount.problem && (
      <>
        Código {discount.code}: −{formatPesos(discount.amount)}
        <br />
      </>
    )}
    <strong>Total: {amounts ? formatPesos(amounts.total) : '—'}</strong>
  </Text>
);
